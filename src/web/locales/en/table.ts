/** The menu of a table's columns. */
export default {
  reset: 'Reset columns',
  left: 'Move {{column}} left',
  right: 'Move {{column}} right',
  narrower: 'Make {{column}} narrower',
  wider: 'Make {{column}} wider',
  said: {
    shown: '{{column}} shown',
    hidden: '{{column}} hidden',
    moved: '{{column}} moved to position {{place}} of {{count}}',
    width: '{{column}}: {{width}} pixels wide',
    reset: 'Columns reset',
  },
};
