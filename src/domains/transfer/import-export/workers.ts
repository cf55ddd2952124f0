import { exportGroup, removeGroupExport } from './export/group/worker.ts';
import { exportProject, removeExport, sendExport } from './export/worker.ts';
import { importGroupArchive } from './import/group/worker.ts';
import { endLeftImports } from './import/left.ts';
import { fetchProjectArchive, importProjectArchive } from './import/worker.ts';

/** Background jobs of the resource. */
export const workers = [
  endLeftImports,
  exportGroup,
  exportProject,
  fetchProjectArchive,
  importGroupArchive,
  importProjectArchive,
  removeExport,
  removeGroupExport,
  sendExport,
];
