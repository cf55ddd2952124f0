// Generated from spec/domains/* /project-maintenance.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { ProjectFetchDay, ProjectFetchStatistics, ProjectFetches, ProjectLanguages, ProjectStorage } from './types.ts';

export function writeProjectFetchDay(v: ProjectFetchDay): string {
  return ('{"count":' + w.number(v.count) + ',"date":' + w.text(v.date) + '}');
}

export function writeProjectFetchStatistics(v: ProjectFetchStatistics): string {
  return ('{"fetches":' + writeProjectFetches(v.fetches) + '}');
}

export function writeProjectFetches(v: ProjectFetches): string {
  return ('{"total":' + w.number(v.total) + ',"days":' + w.array(v.days, writeProjectFetchDay) + '}');
}

export function writeProjectLanguages(v: ProjectLanguages): string {
  return w.hash(v, (v) => w.number(v));
}

export function writeProjectStorage(v: ProjectStorage): string {
  return ('{"project_id":' + w.number(v.project_id) + ',"disk_path":' + w.text(v.disk_path) + ',"created_at":' + w.text(v.created_at) + ',"repository_storage":' + w.text(v.repository_storage) + '}');
}
