import { writeFileSync } from 'node:fs';
import { eventsPage, printEvents, readEvents } from './events.ts';

writeFileSync(eventsPage, await printEvents(readEvents()));
