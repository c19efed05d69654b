/** How a team plays: settings, the benefit and cost of each, styles, and parts of the game. */
export default {
  title: 'Team tactics',
  hint: 'Every choice is a tradeoff: each counters something and costs something.',
  names: {
    forecheck: 'Forecheck',
    backcheck: 'Backcheck',
    neutralZone: 'Neutral zone',
    breakout: 'Breakout',
    offense: 'Offense',
    shooting: 'Shooting',
    physicality: 'Physical play',
    lineUsage: 'Ice time',
    pullGoalie: 'Pulling the goalie',
    matching: 'Matching',
  },
  about: {
    forecheck: 'How hard the forwards pressure the puck in the offensive zone.',
    backcheck: 'How hard the forwards come back.',
    neutralZone: 'Sit back in the neutral zone, or step up.',
    breakout: 'Short passes out of your own end, or long ones.',
    offense: 'Cycle the puck low and wide, or attack with speed.',
    shooting: 'Wait for the good chance, or shoot whenever possible.',
    physicality: 'Stay out of the box, or finish every check.',
    lineUsage: 'Roll all lines evenly, or lean on the best ones.',
    pullGoalie: 'When trailing by one or two goals late in the third period.',
    matching: 'Line matching. The home team gets the last change.',
  },
  values: {
    passive: 'Passive',
    balanced: 'Balanced',
    aggressive: 'Aggressive',
    loose: 'Loose',
    hard: 'Hard',
    trap: 'Trap',
    pressure: 'Pressure',
    safe: 'Safe',
    stretch: 'Stretch',
    cycle: 'Cycle',
    rush: 'Rush',
    selective: 'Selective',
    volume: 'Volume',
    clean: 'Clean',
    even: 'Even',
    'top-heavy': 'Top lines',
    late: 'Late',
    early: 'Early',
    exploit: 'Exploit',
    shutdown: 'Shut down',
  },
  away: 'On the road, the tactics and orders from “{{name}}” are used instead of these until you save during an intermission.',
  answers: 'Upside',
  costs: 'Downside',
  /** The benefit and cost of a choice. */
  effect: {
    forecheck: {
      passive: {
        answers: 'Takes away the stretch pass and keeps legs fresh.',
        costs: 'Lets opponents break out cleanly.',
      },
      aggressive: {
        answers: 'Wins pucks deep and recovers more dump-ins.',
        costs: 'Burns energy and gives up the stretch pass.',
      },
    },
    backcheck: {
      loose: {
        answers: 'Gets forwards a jump in transition.',
        costs: 'Gives up odd-man rushes.',
      },
      hard: { answers: 'Slows rushes and odd-man breaks.', costs: 'Burns energy and limits your own rushes.' },
    },
    neutralZone: {
      trap: {
        answers: 'Shuts down teams that attack off the rush.',
        costs: 'Opponents dump and cycle; you force few neutral-zone turnovers.',
      },
      pressure: {
        answers: 'Takes pucks from cycling teams and turns them into rushes.',
        costs: 'Fast teams beat the player who steps up.',
      },
    },
    breakout: {
      safe: {
        answers: 'Fewer icings and defensive zone turnovers.',
        costs: 'Few chances behind the defense.',
      },
      stretch: {
        answers: 'Beats an aggressive forecheck.',
        costs: 'More icings and turnovers; less effective against a passive team.',
      },
    },
    offense: {
      cycle: {
        answers: 'Sustained offensive zone time, even against a trap.',
        costs: 'Few rushes; vulnerable to neutral-zone pressure.',
      },
      rush: { answers: 'Beats neutral-zone pressure with speed.', costs: 'More turnovers; struggles against a trap.' },
    },
    shooting: {
      selective: {
        answers: 'Better chances and fewer blocked shots.',
        costs: 'Physical teams can force turnovers.',
      },
      volume: {
        answers: 'Beats physical pressure and creates rebounds.',
        costs: 'Lower-quality chances and more blocked shots.',
      },
    },
    physicality: {
      clean: { answers: 'Stays out of the penalty box.', costs: 'Gives selective shooters time and space.' },
      hard: { answers: 'Takes pucks from teams that pass up shots.', costs: 'Takes more penalties and burns energy.' },
    },
    lineUsage: {
      even: { answers: 'Fresh legs on all four lines late.', costs: 'Less ice time for your best players.' },
      'top-heavy': {
        answers: 'More ice time for your best players.',
        costs: 'Tires them out tonight and for the next game.',
      },
    },
    pullGoalie: {
      late: { answers: 'Fewer empty-net goals against.', costs: 'Less time with the extra attacker.' },
      early: { answers: 'More time with the extra attacker.', costs: 'More empty-net goals against.' },
    },
    matching: {
      exploit: {
        answers: 'Gets your top line against their weakest.',
        costs: 'Their top line faces your other lines.',
      },
      shutdown: {
        answers: 'Your third line and top pair check their top line.',
        costs: 'More ice time for checkers, less for scorers.',
      },
    },
  },
  /** In sentences. */
  phrase: {
    forecheck: {
      passive: 'sit back on the forecheck',
      balanced: 'play a balanced forecheck',
      aggressive: 'forecheck hard',
    },
    backcheck: { loose: 'backcheck loosely', balanced: 'play a balanced backcheck', hard: 'backcheck hard' },
    neutralZone: {
      trap: 'trap in the neutral zone',
      balanced: 'play a balanced neutral zone',
      pressure: 'step up in the neutral zone',
    },
    breakout: { safe: 'break out safely', balanced: 'use a balanced breakout', stretch: 'break out with long passes' },
    offense: { cycle: 'cycle the puck', balanced: 'play a balanced attack', rush: 'attack off the rush' },
    shooting: {
      selective: 'wait for good shots',
      balanced: 'balance shot quality and volume',
      volume: 'shoot from everywhere',
    },
    physicality: { clean: 'play clean', balanced: 'play a balanced physical game', hard: 'finish every check' },
    lineUsage: { even: 'roll four lines', balanced: 'balance ice time', 'top-heavy': 'lean on the top lines' },
    pullGoalie: {
      late: 'pull the goalie late',
      balanced: 'pull the goalie at the usual time',
      early: 'pull the goalie early',
    },
    matching: {
      exploit: 'send the best line against their weakest',
      balanced: 'use balanced matchups',
      shutdown: 'send the checking line against their best',
    },
  },
  style: {
    choose: 'Playing styles',
    taken: '{{style}} tactics applied to the full game.',
    current: 'Current',
    balanced: 'Balanced',
    trap: 'Trap',
    runAndGun: 'Run and gun',
    dumpAndChase: 'Dump and chase',
    possession: 'Puck possession',
    pressure: 'Pressure everywhere',
    shutdown: 'Shut them down',
    shootFirst: 'Shoot first',
    about: {
      balanced: 'Balanced across the board: no glaring weakness, no special edge.',
      trap: 'Clog the neutral zone. Use it against faster teams.',
      runAndGun: 'Stretch passes, speed and the top line. Use it against an aggressive forecheck.',
      dumpAndChase:
        'Get it deep, finish checks and cycle with four lines. Use it against traps and selective shooters.',
      possession: 'Short passes, patience and discipline. Best for skilled teams against soft opponents.',
      pressure: 'Pressure all over the ice with four lines. Use it against teams that cycle and break out safely.',
      shutdown: 'Check their top line and collapse defensively. Protects a slim edge in skill.',
      shootFirst: 'Shoot from everywhere and pull the goalie early. Use it against physical teams.',
    },
  },
  part: {
    label: 'Game segment',
    game: 'All game',
    first: '1st period',
    second: '2nd period',
    third: '3rd period',
    overtime: 'Overtime',
    changed_one: ', {{count}} custom setting',
    changed_other: ', {{count}} custom settings',
    short: { game: 'Game', first: '1st', second: '2nd', third: '3rd', overtime: 'OT' },
    hint: 'Choose only what changes in this segment. The rest follows “All game”.',
    usual: 'Same',
    usualValue: 'Same as all game: {{value}}',
    clear: 'Reset to all game',
    full: 'You can have up to eight orders, including period tactics.',
  },
} as const;
