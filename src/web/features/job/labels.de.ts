/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'job-offer': 'Stellen, die dir angeboten werden',
    'job-lost': 'Das Ende deiner Stellen',
    'job-applicant': 'Trainer, die sich bei dir bewerben',
    'job-vacant': 'Trainer, die dich verlassen',
    'job-filled': 'Trainer, die der Assistent einstellt',
    'nation-job-offer': 'Nationalteams, die dir eine Stelle anbieten',
    'nation-job-lost': 'Das Ende deiner Stellen bei Nationalteams',
    'staff-applicant': 'Trainer, die sich bei deinem Verband bewerben',
    'staff-vacant': 'Trainer, die deine Nationalteams verlassen',
    'staff-filled': 'Trainer, die der Assistent für deine Nationalteams einstellt',
    'terms-offered': 'Neue Verträge, die dir angeboten werden',
    'terms-renewed': 'Stellen, die verlängert werden',
    'job-rejected': 'Stellen, die andere bekommen',
    'job-shortlisted': 'Stellen, für die du in der engeren Wahl bist',
    'terms-accepted': 'Trainer und Scouts, die neue Verträge annehmen',
    'terms-declined': 'Trainer und Scouts, die neue Verträge ablehnen',
    'job-accepted': 'Bewerber, die dein Angebot annehmen',
    'offer-refused': 'Bewerber, die deine Stelle doch nicht wollen',
  },
  memos: {
    'coaches-wages': 'Trainer',
    'scouts-wages': 'Scouts',
    compensation: 'Abfindungen für Trainer',
    'national-wages': 'Betreuer der Nationalteams',
  },
} as const;
