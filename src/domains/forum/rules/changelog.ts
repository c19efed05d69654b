export interface Release {
  /** E.g. '0.1.0 – 2026-11-20' */
  name: string;
  /** Subheadings of the release; '' for changes without one. */
  groups: { title: string; changes: string[] }[];
}

/**
 * Reads CHANGELOG.md: `## release`, `### group`, `- change`; indented or plain lines continue the change above. Strips
 * inline Markdown. Skips the text before the first release, which is not for players.
 */
export function parseChangelog(markdown: string): Release[] {
  const releases: Release[] = [];
  for (const line of markdown.split('\n')) {
    const text = line.trim();
    const release = releases.at(-1);
    if (text.startsWith('## ')) {
      releases.push({ name: plain(text.slice(3)), groups: [] });
    } else if (!release || text === '') {
      // Belongs to no release, or is blank.
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
 * Returns the posts that announce the new changes of a release by group, each with at most `most` characters.
 * @param known changes already announced
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
