import { withOwnClub } from '#domains/seat/store/callers.ts';
import { CARDS_PER_PAGE } from '#domains/shop/constants.ts';
import { shop } from '#domains/shop/contract.ts';
import { shopDrawingRoutes } from '#domains/shop/drawing/routes.ts';
import { saveDesign } from '#domains/shop/store/club-look.ts';
import { removeCustomPlayer, saveCustomPlayer } from '#domains/shop/store/custom-players.ts';
import { wearFace, wearFrame } from '#domains/shop/store/looks.ts';
import { buyItem } from '#domains/shop/store/purchases.ts';
import { customPlayersView, listCards, listShownPlayers, shopView } from '#domains/shop/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads, readsPage } from '#platform/calls/handlers.ts';

const customPlayers = reads({ of: withOwnClub }, ({ db, userId, clubId }) => customPlayersView(db, { userId, clubId }));
const view = reads({ of: withOwnClub }, ({ db, userId, clubId }) => shopView(db, { userId, clubId }));

export const shopRoutes = implementing(shop, {
  ...shopDrawingRoutes,
  find: view,
  cards: readsPage(CARDS_PER_PAGE, ({ db }, { id, page }) => listCards(db, id, page)),
  customPlayers: customPlayers,
  saveCustomPlayer: commands(
    { by: withOwnClub, answers: customPlayers },
    ({ tx, userId, clubId, now }, { id, firstname, lastname, face }) =>
      saveCustomPlayer(tx, { userId, clubId, playerId: id, firstname, lastname, face, now }),
  ),
  removeCustomPlayer: commands({ answers: customPlayers }, ({ tx, userId }, { id }) =>
    removeCustomPlayer(tx, { userId, playerId: id }),
  ),
  shownPlayers: reads(({ db, userId }) => listShownPlayers(db, userId)),
  buy: commands({ answers: view }, ({ tx, userId, now, today: { season, day } }, { item, purchaseId }) =>
    buyItem(tx, { userId, item, purchaseId, season, day, now }),
  ),
  wearFace: commands({ answers: view }, ({ tx, userId }, { face }) => wearFace(tx, { userId, face })),
  wearFrame: commands({ answers: view }, ({ tx, userId, now }, { frame }) => wearFrame(tx, { userId, frame, now })),
  wearJersey: commands({ by: withOwnClub, answers: view }, ({ tx, userId, clubId }, { design }) =>
    saveDesign(tx, { userId, clubId, change: design ?? { jersey: null, colors: null } }),
  ),
  wearCrest: commands({ by: withOwnClub, answers: view }, ({ tx, userId, clubId }, { crest }) =>
    saveDesign(tx, { userId, clubId, change: { crest } }),
  ),
  wearArena: commands({ by: withOwnClub, answers: view }, ({ tx, userId, clubId }, { arena }) =>
    saveDesign(tx, { userId, clubId, change: { arena } }),
  ),
});
