/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'job-offer': 'Jobs that you are offered',
    'job-lost': 'The end of your jobs',
    'job-applicant': 'Coaches who apply to you',
    'job-vacant': 'Coaches who leave you',
    'job-filled': 'Coaches whom the assistant hires',
    'nation-job-offer': 'National teams that offer you a job',
    'nation-job-lost': 'The end of your jobs with national teams',
    'staff-applicant': 'Coaches who apply to your federation',
    'staff-vacant': 'Coaches who leave your national teams',
    'staff-filled': 'Coaches whom the assistant hires for your national teams',
    'terms-offered': 'New terms that your employer offers you',
    'terms-renewed': 'Jobs of yours that are renewed',
    'job-rejected': 'Jobs that others get',
    'job-shortlisted': 'Shortlists that you are on',
    'terms-accepted': 'Coaches and scouts who accept new terms',
    'terms-declined': 'Coaches and scouts who turn new terms down',
    'job-accepted': 'Applicants who accept your offer',
    'offer-refused': 'Applicants who do not want your job any more',
  },
  memos: {
    'coaches-wages': 'Coaches',
    'scouts-wages': 'Scouts',
    compensation: 'Compensation of coaches',
    'national-wages': 'Staff of national teams',
  },
} as const;
