import type { EmployerRef } from '#domains/job/contract.ts';
import { FederationLink } from '#web/ui/federation-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

/** The employer of a job: a club, or the federation of a nation. `isShort`: for narrow columns. */
export function EmployerLink({ employer, isShort = false }: { employer: EmployerRef; isShort?: boolean }) {
  if (employer.of === 'nation') return <FederationLink nationId={employer.nationId} />;
  return <TeamLink team={employer.team} name={isShort ? 'abbr' : 'full'} />;
}

/** Returns an employer's colors, for the accent of a page; a nation's are its federation's, and unknown here. */
export function colorsOfEmployer(employer: EmployerRef | undefined): readonly string[] | undefined {
  return employer?.of === 'club' ? employer.team.colors : undefined;
}

/** Returns the key of an employer, for React keys and sorting. */
export function employerKey(employer: EmployerRef): string {
  return employer.of === 'club' ? employer.team.city : `nation ${employer.nationId}`;
}
