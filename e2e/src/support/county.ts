/** A platform that no branch was built for: a host of its own, served by the main platform's build. */
export const COUNTY = {
  host: 'county.localhost',
  'dept-id': '9001',
  name: '临江县护理人才培训网',
  branch: 'main-platform',
  theme: 'association',
  filing: '苏ICP备00000009号-1',
  hotline: '0515-0000-9001',
} as const;
