import { startApp } from '../../support/app.ts';
import { tryProtocol } from './protocol-table.ts';

await tryProtocol(await startApp());
