export { Icon, IconLines, type IconProps, type IconShape, type IconSize } from './Icon.tsx';
