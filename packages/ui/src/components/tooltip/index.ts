export { Tooltip, type TooltipProps, type TooltipTrigger } from './Tooltip.tsx';
