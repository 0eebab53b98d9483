import { describeConformance } from '@wutong/testing/conformance';
import { Container } from './Container.tsx';
import { Grid } from './Grid.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

describeConformance('Stack', { render: (probe) => <Stack {...probe}>内容</Stack> });
describeConformance('Inline', { render: (probe) => <Inline {...probe}>内容</Inline> });
describeConformance('Grid', { render: (probe) => <Grid {...probe}>内容</Grid> });
describeConformance('Container', { render: (probe) => <Container {...probe}>内容</Container> });
