// As the documentation asks for React 19: before any component. The second holds the variables that all styles use.
import 'tdesign-react/es/_util/react-19-adapter';
import 'tdesign-react/es/style/index.css';
