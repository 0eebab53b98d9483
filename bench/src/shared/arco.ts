// As the documentation asks for React 19: before any component.
import '@arco-design/web-react/es/_util/react-19-adapter';
