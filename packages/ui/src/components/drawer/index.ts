export { Drawer, drawerIntent, preloadDrawer, type DrawerProps } from './Drawer.tsx';
