import { startApp } from '#test/support/app.ts';
import { tryProtocol } from './protocol-table.ts';

await tryProtocol(await startApp());
