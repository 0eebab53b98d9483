import { describeConformance } from '@wutong/testing/conformance';
import { Button } from './Button.tsx';

describeConformance('Button', { render: (probe) => <Button {...probe}>提交订单</Button> });
describeConformance('Button as a link', { render: (probe) => <Button href="#study" {...probe}>去学习</Button> });
describeConformance('Button while loading', { render: (probe) => <Button loading {...probe}>提交订单</Button> });
