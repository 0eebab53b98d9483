import type { StoredFile, UploadFile } from './upload-queue.ts';

/** A picture of one pixel, which every browser can draw. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+P+/HgAFhAJ/wlseKgAAAABJRU5ErkJggg==';

/** A picture as it comes from a phone, `bytes` long. */
export function picture(name: string, bytes = 2_411_725): File {
  const head = Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0));
  return new File([head, new Uint8Array(Math.max(0, bytes - head.length))], name, { type: 'image/png' });
}

export const licence: StoredFile = { id: '1', name: '营业执照.png', size: 831_488, url: `data:image/png;base64,${PIXEL}` };

export const letter: StoredFile = { id: '2', name: '办学许可证.pdf', size: 2_411_725, url: null };

/** Takes every file at once. */
export const takes: UploadFile = async (file, { onProgress }) => {
  onProgress(1);
  return { id: file.name, name: file.name, size: file.size, url: null };
};

/** Comes to 40 % and no further. */
export const stops: UploadFile = (_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

/** Takes nothing. */
export const refuses: UploadFile = () => Promise.reject(new Error('refused'));
