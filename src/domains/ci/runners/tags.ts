/** Tags without blanks around them, empty ones and repetitions. */
export function readRunnerTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}
