export { StudyRecords, type StudyRecordsProps } from './StudyRecords.tsx';
