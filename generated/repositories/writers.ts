// Generated from spec/resources/repositories.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeCommit, writeCommitStats, writeDiffEntry } from '../common/writers.ts';
import type { RepositoryBlob, RepositoryComparison, RepositoryContributor, TreeEntry } from './types.ts';

export function writeRepositoryBlob(v: RepositoryBlob): string {
  return ('{"size":' + w.number(v.size) + ',"encoding":' + w.text(v.encoding) + ',"content":' + w.base64(v.content) + ',"sha":' + w.text(v.sha) + '}');
}

export function writeRepositoryComparison(v: RepositoryComparison): string {
  return ('{"commit":' + (v.commit == null ? 'null' : '{"id":' + w.text(v.commit.id) + ',"short_id":' + w.text(v.commit.short_id) + ',"created_at":' + w.text(v.commit.created_at) + ',"parent_ids":' + w.array(v.commit.parent_ids, (v) => w.text(v)) + ',"title":' + w.text(v.commit.title) + ',"message":' + w.text(v.commit.message) + ',"author_name":' + w.text(v.commit.author_name) + ',"author_email":' + w.text(v.commit.author_email) + ',"authored_date":' + w.text(v.commit.authored_date) + ',"committer_name":' + w.text(v.commit.committer_name) + ',"committer_email":' + w.text(v.commit.committer_email) + ',"committed_date":' + w.text(v.commit.committed_date) + ',"trailers":' + w.hash(v.commit.trailers, (v) => w.text(v)) + ',"web_url":' + w.text(v.commit.web_url) + (v.commit.stats === undefined ? '' : ',"stats":' + writeCommitStats(v.commit.stats)) + '}') + ',"commits":' + w.array(v.commits, writeCommit) + ',"diffs":' + w.array(v.diffs, writeDiffEntry) + ',"compare_timeout":' + w.boolean(v.compare_timeout) + ',"compare_same_ref":' + w.boolean(v.compare_same_ref) + ',"web_url":' + w.text(v.web_url) + '}');
}

export function writeRepositoryContributor(v: RepositoryContributor): string {
  return ('{"name":' + w.text(v.name) + ',"email":' + w.text(v.email) + ',"commits":' + w.number(v.commits) + ',"additions":' + w.number(v.additions) + ',"deletions":' + w.number(v.deletions) + '}');
}

export function writeTreeEntry(v: TreeEntry): string {
  return ('{"id":' + w.text(v.id) + ',"name":' + w.text(v.name) + ',"type":' + w.text(v.type) + ',"path":' + w.text(v.path) + ',"mode":' + w.text(v.mode) + '}');
}
