// `npm start`: the only thing it may count on is Node and npm. It installs what the lock file says,
// then hands over to the Node that the project brings along (see start/prepare.mjs).
import { prepareAndRun } from './start/prepare.mjs';

await prepareAndRun('tools/start/main.ts');
