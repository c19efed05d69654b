/** Kader in der ganzen Organisation. */
export default {
  tabs: 'Teile der Kadertiefe',
  tab: { players: 'Spieler', prospects: 'Talente' },
  intro:
    'Alle drei Teams nach Positionen: wer in dieser und den nächsten zwei Saisons unter Vertrag steht und wo jemand fehlt.',
  waiverReturn:
    '{{team}} bittet dich, {{player}} zurückzugeben, den du über die Waiver geholt hast. Mach den Zugriff rückgängig, wenn du zustimmst.',
  noClub: 'Wähle zuerst einen Klub: Dann steht hier seine Kadertiefe.',
  choose: 'Klub wählen',
  team: 'Team',
  age: 'Alter',
  player: 'Spieler',
  overall: 'GES',
  overallTitle: 'Gesamtstärke',
  seasonColumn: '{{season, season}}',
  seasonTitle: 'Saison {{season, season}}: sein Gehalt laut Vertrag',
  signed: 'Saison {{season, season}}: {{signed}} von {{needed}} im ersten Team unter Vertrag',
  everybody: '{{signed}} von {{needed}} in allen drei Teams',
  hole_one: '{{count}} Platz offen',
  hole_other: '{{count}} Plätze offen',
  full: 'Voll',
  expires: { restricted: 'RFA', unrestricted: 'UFA' },
  expiresTitle: {
    restricted: 'Eingeschränkter Free Agent: unter 27, wenn sein Vertrag endet',
    unrestricted: 'Uneingeschränkter Free Agent, wenn sein Vertrag endet',
  },
  nobody: 'Hier spielt niemand.',
  illegal: {
    men_one: 'Dein erstes Team hat einen Spieler zu viel.',
    men_other: 'Dein erstes Team hat {{count}} Spieler zu viel.',
    dollars: 'Dein Klub liegt {{amount}} über dem Cap.',
    by: 'Bring es vor Tag {{day}} in Ordnung, sonst bestraft die Liga den Klub, und dein Assistent tut es.',
    reserve: 'Er würde auf die Verletztenliste setzen: {{players}}.',
    down: 'Er würde hinunterschicken: {{players}}.',
    follow: 'So machen',
    done: 'Dein Assistent hat es in Ordnung gebracht.',
    go: 'Kader öffnen',
    notice: 'Dein Klub verstößt gegen die Kaderregeln. Bring es vor Tag {{day}} in Ordnung.',
    fined:
      'Die Liga hat deinen Klub wegen seines Kaders mit {{fine}} bestraft. Dein Assistent hat es in Ordnung gebracht.',
    memo: 'Strafe der Liga: Kader oder Cap über der Grenze',
  },
  inherited: {
    assistant:
      '{{player}} stand schon auf der Waiver-Liste, als du den Klub übernommen hast: Bis morgen früh kann ihn jeder Klub der Liga holen. Solange keiner zugreift, kannst du ihn zurückholen.',
    manager:
      'Dein Vorgänger hat {{player}} auf die Waiver-Liste gesetzt: Bis morgen früh kann ihn jeder Klub der Liga holen. Greift keiner zu, geht er hinunter.',
  },
  assistant: {
    recalled: 'Wegen Verletzungen und Sperren hat dein Assistent {{player}} hochgeholt: {{team}}.',
    down: {
      FRM: 'Dein Assistent hat {{player}} ins Farmteam geschickt.',
      U21: 'Dein Assistent hat {{player}} in die U21 geschickt.',
    },
    waivers: 'Dein Assistent hat {{player}} auf die Waiver-Liste gesetzt, um ihn hinunterzuschicken.',
    reserved: 'Dein Assistent hat {{player}} auf die Verletztenliste gesetzt.',
  },
  reserve: {
    isOn: 'Er steht auf der Verletztenliste: Im ersten Team zählt er nicht, bis er wieder gesund ist.',
    longTerm: 'Er fällt lange aus: Sein Gehalt zählt nicht im Cap, bis er zurück ist.',
    put: 'Auf die Verletztenliste setzen',
    take: 'Von der Verletztenliste nehmen',
    done: {
      on: '{{player}} steht auf der Verletztenliste.',
      off: '{{player}} steht nicht mehr auf der Verletztenliste.',
    },
    hint: 'Macht seinen Platz im ersten Team frei. Ist er gesund, kommt er von selbst herunter.',
    active: '{{count}} von {{max}} Spielern zählen im ersten Team.',
  },
  moves: {
    title: 'Kaderbewegungen',
    to: { PRO: 'Ins erste Team holen', FRM: 'Ins Farmteam schicken', U21: 'In die U21 schicken' },
    question: {
      PRO: '{{player}} hochholen?',
      FRM: '{{player}} ins Farmteam schicken?',
      U21: '{{player}} in die U21 schicken?',
    },
    atOnce: 'Er geht sofort. Es kostet nichts.',
    overWaivers:
      'Er muss durch die Waiver: Bis morgen früh kann ihn jeder Klub der Liga beanspruchen, samt Vertrag. Tut es keiner, geht er runter.',
    cap: 'Cap-Platz am Saisonende: jetzt {{before}}, dann {{after}}.',
    over: 'Das sind {{over}} mehr, als der Cap erlaubt: Schaff zuerst Platz.',
    moved: '{{player}} ist bei seinem neuen Team.',
    onWaivers: '{{player}} steht bis morgen früh auf der Waiver-Liste.',
    waiting: 'Auf der Waiver-Liste: Er soll ins Farmteam von {{team}}. Morgen früh wird entschieden.',
    claim: 'Beanspruchen',
    claimQuestion: '{{player}} beanspruchen?',
    claimExplained:
      'Beansprucht ihn kein Klub, der in der Tabelle hinter dir steht, kommt er morgen samt Vertrag in dein erstes Team.',
    claimed: 'Du hast ihn beansprucht. Von allen, die ihn wollen, bekommt ihn der Tabellenletzte.',
    claimSent: 'Anspruch angemeldet.',
    withdraw: 'Anspruch zurückziehen',
    withdrawn: 'Anspruch zurückgezogen.',
  },
} as const;
