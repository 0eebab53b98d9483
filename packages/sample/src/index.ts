export * from './builders.ts';
export { createCatalogue } from './catalogue.ts';
export type { CatalogueOptions, SampleCatalogue } from './catalogue.ts';
export { newsTypes } from './articles.ts';
export { organizationTypes } from './content/institutions.ts';
export { SAMPLE_VIDEO_SECONDS, sampleVideoPath } from './sample-video.ts';
export * from './types.ts';
