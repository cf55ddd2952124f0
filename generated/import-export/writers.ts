// Generated from spec/domains/* /import-export.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { FailedRelation, ProjectExport, ProjectExportLinks, ProjectImport, ProjectImportStats } from './types.ts';

export function writeFailedRelation(v: FailedRelation): string {
  return ('{"id":' + w.number(v.id) + ',"created_at":' + w.text(v.created_at) + ',"exception_class":' + w.text(v.exception_class) + ',"exception_message":' + w.text(v.exception_message) + ',"source":' + w.text(v.source) + ',"relation_name":' + w.text(v.relation_name) + ',"line_number":' + w.number(v.line_number) + '}');
}

export function writeProjectExport(v: ProjectExport): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"name":' + w.text(v.name) + ',"name_with_namespace":' + w.text(v.name_with_namespace) + ',"path":' + w.text(v.path) + ',"path_with_namespace":' + w.text(v.path_with_namespace) + ',"created_at":' + w.text(v.created_at) + ',"export_status":' + w.text(v.export_status) + (v._links === undefined ? '' : ',"_links":' + writeProjectExportLinks(v._links)) + '}');
}

export function writeProjectExportLinks(v: ProjectExportLinks): string {
  return ('{"api_url":' + w.text(v.api_url) + ',"web_url":' + w.text(v.web_url) + '}');
}

export function writeProjectImport(v: ProjectImport): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"name":' + w.text(v.name) + ',"name_with_namespace":' + w.text(v.name_with_namespace) + ',"path":' + w.text(v.path) + ',"path_with_namespace":' + w.text(v.path_with_namespace) + ',"created_at":' + w.text(v.created_at) + ',"import_status":' + w.text(v.import_status) + ',"import_type":' + w.text(v.import_type) + ',"correlation_id":' + w.text(v.correlation_id) + ',"import_error":' + w.text(v.import_error) + ',"failed_relations":' + w.array(v.failed_relations, writeFailedRelation) + ',"stats":' + (v.stats == null ? 'null' : writeProjectImportStats(v.stats)) + '}');
}

export function writeProjectImportStats(v: ProjectImportStats): string {
  return ('{"fetched":' + w.hash(v.fetched, (v) => w.number(v)) + ',"imported":' + w.hash(v.imported, (v) => w.number(v)) + '}');
}
