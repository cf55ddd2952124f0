import type { Request } from 'express';
import type { RawBody, ServiceResponse } from '#runtime/respond.ts';
import type { Reply } from '../../handlers.tsx';
import { readPathId, readQueryText } from '../../page-query.ts';
import { findPictureType } from '../code/raw.ts';
import { readSegments } from '../code/refs.ts';
import type { FileVisit } from '../visits.ts';
import { toFileReply } from './replies.ts';

const plain = 'text/plain; charset=utf-8';

/** Log of a job. */
export async function sendJobLog({ api, project }: FileVisit, req: Request): Promise<Reply> {
  const params = { id: project.id, job_id: readPathId(req) };
  return toReply(await api.answer('getJobTrace', { params }), plain);
}

/** Archive of the artifacts of a job. */
export async function sendJobArchive({ api, project }: FileVisit, req: Request): Promise<Reply> {
  const params = { id: project.id, job_id: readPathId(req) };
  return toReply(await api.answer('downloadJobArtifacts', { params }), 'application/zip');
}

/** A file of the artifacts of a job; HTML is text here. */
export async function sendJobFile({ api, project }: FileVisit, req: Request): Promise<Reply> {
  const path = readSegments(req).join('/');
  const params = { id: project.id, job_id: readPathId(req), artifact_path: path };
  return toReply(
    await api.answer('downloadJobArtifactFile', { params }),
    findPictureType(path) ?? plain,
  );
}

/** Archive of the artifacts of the last successful pipeline of a ref. */
export async function sendRefArchive({ api, project }: FileVisit, req: Request): Promise<Reply> {
  const params = { id: project.id, ref_name: readSegments(req, 'ref').join('/') };
  const query = { job: readQueryText(req, 'job') };
  return toReply(await api.answer('downloadRefArtifacts', { params, query }), 'application/zip');
}

export async function sendRefFile({ api, project }: FileVisit, req: Request): Promise<Reply> {
  const path = readSegments(req).join('/');
  const ref = readSegments(req, 'ref').join('/');
  const answer = await api.answer('downloadRefArtifactFile', {
    params: { id: project.id, ref_name: ref, artifact_path: path },
    query: { job: readQueryText(req, 'job') },
  });
  return toReply(answer, findPictureType(path) ?? plain);
}

const toReply = ({ body, headers }: ServiceResponse, type: string): Reply =>
  toFileReply((body ?? '') as RawBody, { ...headers, 'Content-Type': type });
