export { CartGroupList, type CartGroupListProps } from './CartGroupList.tsx';
