import { useContext, useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { Check, ChevronDown } from 'lucide';
import { Button, ComboBox, ComboBoxStateContext, I18nProvider, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { FieldControl } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useInputsWording } from '../../wording/inputs.ts';
import { Panel } from './Combobox.styles.ts';
import type { ComboboxOption } from './options.ts';
import type { Held } from './use-late-part.ts';

interface TypingProps {
  control: FieldControl;
  input: Omit<ComponentProps<'input'>, 'ref' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'className' | 'style' | 'children'>;
  box: (element: HTMLInputElement | null) => void;
  held: Held | null;
}

/** The box to type in. It takes over from the plain one where that stood, focus and cursor included. */
function Typing({ control, input, box, held }: TypingProps) {
  const words = useInputsWording().combobox;
  const { placeholder = words.placeholder, ...rest } = input;
  const own = useRef<HTMLInputElement | null>(null);
  const state = useContext(ComboBoxStateContext);
  const due = useRef(held);
  useEffect(() => {
    if (!due.current || !own.current) return;
    const { start, end, wanted } = due.current;
    due.current = null;
    own.current.focus();
    own.current.setSelectionRange(start, end);
    if (wanted) state?.open(null, 'manual');
  }, [state]);
  return (
    <Input
      {...control}
      {...rest}
      placeholder={placeholder}
      ref={(element) => {
        own.current = element;
        box(element);
      }}
      className=""
      onClick={() => state?.open(null, 'manual')}
    />
  );
}

interface ComboboxImplProps extends TypingProps {
  label: string;
  items: readonly ComboboxOption[];
  value: ComboboxOption | null;
  text: string;
  /** What the list says while it holds nothing. */
  empty: string;
  /** There is nothing to open. */
  closed: boolean;
  /** The brand root that the list opens in. */
  root: Element;
  onType: (text: string) => void;
  onChoose: (option: ComboboxOption | null) => void;
}

/** The full half of the combobox: the list, and the keys and announcements of the WAI-ARIA pattern. */
export function ComboboxImpl({ label, items, value, text, empty, closed, root, onType, onChoose, ...typing }: ComboboxImplProps) {
  const words = useInputsWording().combobox;
  const { control, input } = typing;
  return (
    <I18nProvider locale="zh-CN">
      <ComboBox
        className="wt-full"
        aria-labelledby={`${control.id}-label`}
        items={items}
        value={value?.value ?? null}
        inputValue={text}
        onInputChange={onType}
        onChange={(key) => onChoose(items.find((item) => item.value === key) ?? value)}
        allowsEmptyCollection={!closed}
        isDisabled={input.disabled ?? false}
        isReadOnly={input.readOnly ?? false}
        validationBehavior="aria"
      >
        <Typing {...typing} />
        <Button className="wt-arrow" aria-label={words.open}><Icon of={ChevronDown} size="sm" /></Button>
        <Popover offset={4} UNSTABLE_portalContainer={root} render={(props) => <Panel {...props} />}>
          <ListBox aria-label={label} className="wt-list" renderEmptyState={() => <span className="wt-empty">{empty}</span>}>
            {(option: ComboboxOption) => (
              <ListBoxItem id={option.value} className="wt-option" textValue={option.label}>
                <span className="wt-words">
                  {option.label}
                  {option.detail !== undefined && <span className="wt-detail">{option.detail}</span>}
                </span>
                {option.value === value?.value && <Icon of={Check} size="sm" />}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
