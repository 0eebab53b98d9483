/** Address (file URL under Node, asset URL in a bundle) of the short sample lesson: 24 s, H.264 and AAC, 640 x 360. */
export const sampleVideoPath: URL = new URL('../assets/sample-lesson.mp4', import.meta.url);

/** Length of the sample lesson in whole seconds. */
export const SAMPLE_VIDEO_SECONDS = 24;
