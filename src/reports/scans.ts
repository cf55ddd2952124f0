/** The types of reports that scanners write, as artifacts are typed. */
export const scans = [
  'sast',
  'secret_detection',
  'dependency_scanning',
  'container_scanning',
  'cluster_image_scanning',
  'dast',
  'coverage_fuzzing',
  'api_fuzzing',
] as const;

export type ScanType = (typeof scans)[number];
