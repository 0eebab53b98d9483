/**
 * Two invented platforms, one for each drawing of the shells. They are nobody's brand, so that no story shows one
 * brand's name, number or address under the colours of another.
 */
export const sampleBrands = {
  main: {
    platformName: '青禾人才学习平台',
    greeting: '青禾省人才发展促进会主办的专业技术人员继续教育平台',
    facts: {
      filing: { text: '青ICP备12345678号-1', href: 'https://beian.miit.gov.cn/' },
      police: { text: '青公网安备 12345678901234 号', href: 'https://beian.mps.gov.cn/' },
      hotline: '400-000-0000',
      organiser: '青禾省人才发展促进会',
      address: '青禾省青禾市学府路 1 号',
    },
  },
  association: {
    platformName: '白鹭市继续教育学会学习网',
    greeting: '白鹭市继续教育学会欢迎您',
    facts: {
      filing: { text: '青ICP备87654321号-1', href: 'https://beian.miit.gov.cn/' },
      hotline: '0500-0000-0000',
      organiser: '白鹭市继续教育学会',
    },
  },
} as const;

/** A platform's name at its longest. */
export const longPlatformName = '青禾省专业技术人员与企业经营管理人员继续教育公共服务平台';
