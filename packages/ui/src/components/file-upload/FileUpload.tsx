import { useRef, useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { Upload } from 'lucide';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useControlled } from '../shared/use-controlled.ts';
import { useMergedRef } from '../shared/use-merged-ref.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { fill } from '../../wording/index.ts';
import { useUploadWording } from '../../wording/upload.ts';
import { acceptOf, formatBytes, isPicture, problemOfFile } from './file-rules.ts';
import { Files, Zone } from './FileUpload.styles.ts';
import type { StoredFile, UploadFile } from './upload-queue.ts';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './use-uploads.ts';

type Replaced = keyof FieldTexts | 'type' | 'value' | 'defaultValue' | 'onChange' | 'accept' | 'multiple' | 'name';

export interface FileUploadProps extends FieldTexts, Omit<ComponentProps<'input'>, Replaced> {
  /** Sends one file; see `UploadFile`. */
  upload: UploadFile;
  /** The files that the back end keeps. What is on its way is the component's own. */
  value?: readonly StoredFile[] | undefined;
  defaultValue?: readonly StoredFile[] | undefined;
  onChange?: ((files: readonly StoredFile[]) => void) | undefined;
  /** Endings that are taken: `['jpg', 'png', 'pdf']`. */
  types: readonly string[];
  /** The largest size of one file, in bytes. */
  maxBytes: number;
  /** How many files in all; with 1 a new file takes the place of the one before. */
  maxFiles?: number | undefined;
}

const NO_FILES: readonly StoredFile[] = [];

/** Files to hand in: chosen or dropped, sent at once, each with its progress, its failure and its way out. */
export function FileUpload({
  label, hideLabel, hint, error, optional, id, className, style, upload, value: given, defaultValue = NO_FILES, onChange, types, maxBytes,
  maxFiles = 1, disabled = false, ref, ...input
}: FileUploadProps) {
  const words = useUploadWording().upload;
  const box = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(box, ref);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const single = maxFiles === 1;
  const [value, change] = useControlled(given, defaultValue, (files: readonly StoredFile[]) => {
    const last = files.at(-1);
    setSaid(last && files.length >= value.length ? fill(words.finished, { name: last.name }) : '');
    onChange?.(files);
  });
  const { items, add, retry, removeItem, removeStored } = useUploads(upload, value, change, single);
  const typeNames = types.map((type) => type.toUpperCase()).join(words.between);

  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(event.target.files ?? [])];
    // Emptied, so that the same file can be chosen again after it was removed.
    event.target.value = '';
    setOver(false);
    let room = single ? 1 : maxFiles - value.length - items.length;
    const taken: File[] = [];
    const reasons: string[] = [];
    for (const file of chosen) {
      const problem = problemOfFile(file, { types, maxBytes, maxFiles }, room);
      if (problem === undefined) taken.push(file);
      else reasons.push(fill(words[problem], { name: file.name, types: typeNames, size: formatBytes(file.size), limit: formatBytes(maxBytes), count: maxFiles }));
      room = maxFiles - (single ? 0 : value.length + items.length) - taken.length;
    }
    setRefused(reasons);
    if (taken.length > 0) add(taken);
  };
  const remove = (name: string, away: () => void): void => {
    away();
    setSaid(fill(words.removed, { name }));
    // The pressed button goes with its row.
    box.current?.focus();
  };
  const limits = [fill(words.rule, { types: typeNames }), fill(words.size, { size: formatBytes(maxBytes) }), !single && fill(words.count, { count: maxFiles })];
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className, style }}>
      {(control) => (
        <>
          <Zone data-over={over || undefined} data-disabled={disabled || undefined} data-invalid={control['aria-invalid']}>
            <input
              {...control}
              {...input}
              ref={merged}
              type="file"
              aria-describedby={[control['aria-describedby'], `${control.id}-rule`].filter(Boolean).join(' ')}
              accept={acceptOf(types)}
              multiple={!single}
              disabled={disabled}
              onChange={take}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
            />
            <Icon of={Upload} size="lg" />
            <span className="wt-call">
              <strong>{types.every((type) => isPicture(`.${type}`)) ? words.chooseImage : words.choose}</strong>
              <span className="wt-drop">{words.drop}</span>
            </span>
            <span className="wt-rule" id={`${control.id}-rule`}>{limits.filter(Boolean).join(words.comma)}</span>
          </Zone>
          {refused.length > 0 && (
            <div className="wt-refused" role="alert">
              <ul>{refused.map((reason) => <li key={reason}>{reason}</li>)}</ul>
            </div>
          )}
          {value.length + items.length > 0 && (
            <Files aria-label={words.list}>
              {value.map((file) => (
                <UploadRow
                  key={file.id}
                  {...{ name: file.name, size: file.size, source: file.url, disabled }}
                  state={{ status: 'stored' }}
                  onRemove={() => remove(file.name, () => removeStored(file.id))}
                />
              ))}
              {items.map(({ key, file, state }) => (
                <UploadRow
                  key={key}
                  {...{ name: file.name, size: file.size, source: file, state, disabled }}
                  onRetry={() => retry(key)}
                  onRemove={() => remove(file.name, () => removeItem(key))}
                />
              ))}
            </Files>
          )}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
