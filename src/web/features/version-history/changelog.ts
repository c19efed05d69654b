export interface Release {
  /** e.g. '0.1.0 – 2026-11-20' */
  name: string;
  /** Headings below the release; '' for changes without one. */
  groups: { title: string; changes: string[] }[];
}

/**
 * Reads CHANGELOG.md: `## release`, `### group`, `- change`; indented or plain lines go on with the change above. Marks of
 * Markdown within a line are taken off. Words before the first release are not for players.
 */
export function parseChangelog(markdown: string): Release[] {
  const releases: Release[] = [];
  for (const line of markdown.split('\n')) {
    const text = line.trim();
    const release = releases.at(-1);
    if (text.startsWith('## ')) {
      releases.push({ name: plain(text.slice(3)), groups: [] });
    } else if (!release || text === '') {
      // Nothing of a release, or nothing at all.
    } else if (text.startsWith('### ')) {
      release.groups.push({ title: plain(text.slice(4)), changes: [] });
    } else if (/^[-*] /.test(text)) {
      const group = release.groups.at(-1) ?? addGroup(release);
      group.changes.push(plain(text.slice(2)));
    } else {
      const changes = release.groups.at(-1)?.changes;
      const last = changes?.pop();
      if (changes && last !== undefined) changes.push(`${last} ${plain(text)}`);
    }
  }
  return releases;
}

function addGroup(release: Release): Release['groups'][number] {
  const group = { title: '', changes: [] };
  release.groups.push(group);
  return group;
}

function plain(text: string): string {
  return text.replace(/\[([^\]]+)\](\([^)]*\))?/g, '$1').replace(/[*_`]{1,2}([^*_`]+)[*_`]{1,2}/g, '$1');
}
