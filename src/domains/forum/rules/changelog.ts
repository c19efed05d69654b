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

/**
 * Returns the posts that announce what is new in a release, each of at most `most` letters, by group.
 * @param known changes that have been announced
 */
export function releasePosts({ groups }: Release, known: ReadonlySet<string>, most: number): string[] {
  const posts: string[] = [];
  for (const { title, changes } of groups) {
    let heading = title === '' ? [] : [`## ${title}`];
    for (const change of changes) {
      if (known.has(change)) continue;
      const lines = [...heading, `- ${change}`].join('\n');
      const last = posts.at(-1);
      const longer = last === undefined ? lines : [last, lines].join(heading.length > 0 ? '\n\n' : '\n');
      if (last === undefined || longer.length > most) posts.push(lines);
      else posts[posts.length - 1] = longer;
      heading = [];
    }
  }
  return posts;
}

/** Returns the changes that posts have announced. */
export function changesIn(posts: readonly string[]): ReadonlySet<string> {
  return new Set(posts.flatMap((text) => text.split('\n')).flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []));
}
