import { createElement } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { ToggleButton } from 'storybook/internal/components';

interface SwitchProps {
  name: 'grid' | 'strict';
  label: string;
  /** What it does, as its tooltip says it. */
  does: string;
}

function Switch({ name, label, does }: SwitchProps) {
  const [globals, updateGlobals] = useGlobals();
  const on = globals[name] === true;
  return createElement(
    ToggleButton,
    {
      variant: 'ghost', padding: 'small', size: 'small', ariaLabel: label, tooltip: does, pressed: on,
      onClick: () => updateGlobals({ [name]: !on }),
    },
    label,
  );
}

const SWITCHES: readonly SwitchProps[] = [
  { name: 'grid', label: 'Grid', does: 'Draw the columns of the layout over the page' },
  { name: 'strict', label: 'Strict', does: 'Let React look twice: StrictMode' },
];

/** Puts the switches of the layout grid and of StrictMode into the toolbar. */
export function addSwitches(): void {
  for (const props of SWITCHES) {
    addons.add(`wutong/${props.name}`, {
      type: types.TOOL,
      title: props.label,
      match: ({ viewMode }) => viewMode === 'story',
      render: () => createElement(Switch, props),
    });
  }
}
