export { Popover, preloadPopover, type PopoverProps } from './Popover.tsx';
