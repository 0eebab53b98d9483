import '../shared/brand.ts';
import { StudyRecords } from '@wutong/ui/patterns/study-records';
import { RECORDS, WORDS } from './data.ts';

export function App() {
  return (
    <main>
      <h1>{WORDS.title}</h1>
      <StudyRecords records={RECORDS} />
    </main>
  );
}
