export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { StoredFile, UploadFile } from './upload-queue.ts';
