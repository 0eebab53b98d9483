import { describeConformance } from '@wutong/testing/conformance';
import { Carousel } from './Carousel.tsx';

describeConformance('Carousel', {
  render: (probe) => <Carousel label="专题" slides={[{ key: 'a', content: '甲' }, { key: 'b', content: '乙' }]} {...probe} />,
});
