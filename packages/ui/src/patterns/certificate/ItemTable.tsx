import { studyFormLabel } from '@wutong/domain';
import type { CertificateItem } from '@wutong/domain';
import { useCertificateWording } from '../../wording/certificate.ts';

/** Said outright, because rows that are drawn as cards would stop being rows for screen readers. */
const AS = {
  table: { role: 'table' }, rows: { role: 'rowgroup' }, row: { role: 'row' }, head: { role: 'columnheader' }, cell: { role: 'cell' },
} as const;

/**
 * The courses of a certificate in the six columns of the spec (section 2). Where it is narrow the rows turn into
 * cards by style alone; the roles keep it a table for screen readers.
 */
export function ItemTable({ items }: { items: readonly CertificateItem[] }) {
  const words = useCertificateWording().certificate;
  const columns = [
    { key: 'name', head: words.courseName, of: (item: CertificateItem) => item.courseName },
    { key: 'category', head: words.category, of: (item: CertificateItem) => item.categoryName },
    { key: 'form', head: words.studyForm, of: (item: CertificateItem) => studyFormLabel(item.studyForm) },
    { key: 'hours', head: words.hours, of: (item: CertificateItem) => String(item.hours) },
    { key: 'year', head: words.belongYear, of: (item: CertificateItem) => String(item.belongYear) },
    { key: 'result', head: words.examResult, of: (item: CertificateItem) => item.examResult },
  ];
  return (
    <table className="wt-items" {...AS.table} aria-label={words.items}>
      <thead {...AS.rows}>
        <tr {...AS.row}>
          {columns.map(({ key, head }) => <th key={key} {...AS.head} scope="col" data-column={key}>{head}</th>)}
        </tr>
      </thead>
      <tbody {...AS.rows}>
        {items.map((item, place) => (
          <tr key={`${place}${item.courseName}`} {...AS.row}>
            {columns.map(({ key, head, of }) => (
              <td key={key} {...AS.cell} data-column={key}>
                <span className="wt-head" aria-hidden>{head}</span>
                <span>{of(item)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
