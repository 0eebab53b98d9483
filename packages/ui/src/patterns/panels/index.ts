export { Panel, type PanelProps } from './Panel.tsx';
export { PanelColumns, type PanelColumnsProps } from './PanelColumns.tsx';
