// Generated from spec/domains/* /search.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeBasicPipeline, writeCommitStats, writeMilestone, writeNote, writeUserBasic } from '../common/writers.ts';
import { writeIssue } from '../issues/writers.ts';
import { writeMergeRequest } from '../merge-requests/writers.ts';
import { writeProjectSimple } from '../projects/writers.ts';
import type { SearchBlob, SearchCommit, SearchResult, SearchSnippet } from './types.ts';

export function writeSearchBlob(v: SearchBlob): string {
  return ('{"basename":' + w.text(v.basename) + ',"data":' + w.text(v.data) + ',"path":' + w.text(v.path) + ',"filename":' + w.text(v.filename) + ',"id":' + w.text(v.id) + ',"ref":' + w.text(v.ref) + ',"startline":' + w.number(v.startline) + ',"project_id":' + w.number(v.project_id) + '}');
}

export function writeSearchCommit(v: SearchCommit): string {
  return ('{"id":' + w.text(v.id) + ',"short_id":' + w.text(v.short_id) + ',"created_at":' + w.text(v.created_at) + ',"parent_ids":' + w.array(v.parent_ids, (v) => w.text(v)) + ',"title":' + w.text(v.title) + ',"message":' + w.text(v.message) + ',"author_name":' + w.text(v.author_name) + ',"author_email":' + w.text(v.author_email) + ',"authored_date":' + w.text(v.authored_date) + ',"committer_name":' + w.text(v.committer_name) + ',"committer_email":' + w.text(v.committer_email) + ',"committed_date":' + w.text(v.committed_date) + ',"trailers":' + w.hash(v.trailers, (v) => w.text(v)) + ',"web_url":' + w.text(v.web_url) + (v.stats === undefined ? '' : ',"stats":' + writeCommitStats(v.stats)) + ',"status":' + w.text(v.status) + ',"project_id":' + w.number(v.project_id) + ',"last_pipeline":' + (v.last_pipeline == null ? 'null' : writeBasicPipeline(v.last_pipeline)) + '}');
}

export function writeSearchResult(v: SearchResult): string {
  return (w.has(v, ["name_with_namespace"]) ? writeProjectSimple((v as never)) : w.has(v, ["issue_type"]) ? writeIssue((v as never)) : w.has(v, ["source_project_id"]) ? writeMergeRequest((v as never)) : w.has(v, ["iid"]) ? writeMilestone((v as never)) : w.has(v, ["file_name"]) ? writeSearchSnippet((v as never)) : w.has(v, ["type"]) ? writeNote((v as never)) : w.has(v, ["short_id"]) ? writeSearchCommit((v as never)) : w.has(v, ["basename"]) ? writeSearchBlob((v as never)) : writeUserBasic((v as never)));
}

export function writeSearchSnippet(v: SearchSnippet): string {
  return ('{"id":' + w.number(v.id) + ',"title":' + w.text(v.title) + ',"file_name":' + w.text(v.file_name) + ',"description":' + w.text(v.description) + ',"visibility":' + w.text(v.visibility) + ',"author":' + writeUserBasic(v.author) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"project_id":' + w.number(v.project_id) + ',"web_url":' + w.text(v.web_url) + ',"raw_url":' + w.text(v.raw_url) + '}');
}
