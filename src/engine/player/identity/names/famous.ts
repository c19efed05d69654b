/**
 * Names of well-known real players, past and present. A drawn name on the list is drawn again, so that no player in the game is
 * mistaken for one of them. Compared without case and diacritics. The list holds hashes (`hashString` of the plain name, base
 * 36), because no real person's name should appear in the project; the first one is an invented name, for the test.
 */
import { hashString } from '#engine/random.ts';

const FAMOUS = `
  p21by
  10a4ki3 10eb3kh 10jmyu0 10ujjvz 10wmfrr 10yk62q 111henq 113cp0w 11chmt7 11kwh31 11mn9bk 128djrg 12vvzp0 12zd9iw
  13fr3vv 13pxe44 13swz55 14a1p90 14ncanp 14odajv 15cvb41 15ltpb8 15p5nve 15w2uei 1607ngy 164tjrg 16essao 16gohe2
  16i4var 16j4464 16szntd 16u7ep5 1721qag 1722wiv 173iizu 175gmuu 176d2wh 17ldyd9 17md9lf 17t7y1o 1867tda 188myfg
  18bhyp6 18k8q88 18kxyc7 18lo99h 18s747b 193tkv1 19s0jw9 1a60bq8 1as48wx 1aunp3w 1b5mvjp 1bfb7pq 1bm3ln9 1bso6el
  1c8ik8p 1c916z3 1cfxlze 1che7qm 1dpndzj 1dvfl05 1dxrg20 1efjzss 1esl8j 1ez7ys4 1f6xfw6 1fijb05 1fuco8m 1fy5104
  1g09nw6 1g2kran 1g4tzzs 1g8xh4x 1hdkj6g 1hn4msd 1hn5tfr 1hvltv 1i41o63 1i6ri8z 1ia705 1idxqmt 1iti7td 1jct8qa
  1k10otf 1k3jote 1k43r8l 1k7zg14 1kbqt0l 1kmc4xk 1ksaroj 1kzzl7y 1l1ljb0 1l4du7z 1l6o52h 1lkfdpq 1llui6z 1lxqf1v
  1m0hhvq 1m0jex2 1m69h6 1md0tuk 1md12oq 1mdcsco 1mdfy00 1meraqc 1mll4co 1mnk4ro 1msi7am 1msih4e 1n0dk8u 1nm66br
  1nr9glo 1nrcgif 1nrm6na 1nylnkn 1o28ev2 1o7dc6m 1o8ei8j 1oi9zyz 1on9pdu 1ox6hz3 1p8dass 1p8n1ig 1pbb19a 1ph3gsv
  1pks8u7 1pm42kf 1pr34bh 1pvdlnl 1q5ha42 1q635jj 1qqa78d 1qwd9bj 1qx10fz 1qy4h9k 1r0szyc 1r10zwe 1r5gb82 1rfg1cq
  1rgxbfi 1rlgeko 1sjvo0d 1st7lct 1sx5ra3 1t1xzhn 1t522z8 1t96ov6 1tedp30 1tefnoh 1tgsxe1 1u17dd1 1u65ya7 1u7k905
  1uc1312 1ughtk3 1umbm0r 1v4mtbt 1v5a4zm 1v9u2sw 1vjlqbr 1vkg1dj 1vs5e3w 1vwvq3c 1vykdbr 1vyv8qe 1w1qo4f 1wbhcde
  1wjjqa7 1wxd7ym 1x9tdeb 1xcxmy8 1y76mhj 1yad9w1 1yn6eyz 1yqczt1 2crhi9 2g2vdl 2n1riu 2tha9g 2uyoda 2x2p3s 30vgnf
  3gio5y 3ho7wz 3jaej6 3p1hn2 42oa3d 42rntp 44j8l2 4bh3fc 4n6zzx 4r5qj6 4y1zuu 4yio65 5204jy 5hq5d1 5o26x 5xva06
  5z7m2y 69h621 6ha06c 6nbtrh 7gbd2g 806a1d 8gchsc 8lfnfd 8uc2lv 96xknx 98beky 9ue57l 9xjbln a7bv3x a8il3g aaxbgh
  asf2ai aw94ci ayuu7y b0zmxu b292xu bg5k6p bldur9 bm5r43 bmlpoe bmumzm bomwzq br3j7g bwv6wc bzkfwm c0bxca c2m08h
  cgnt8n d8y47l dgmjsm dkctjw dne5cu dnlz58 e7o2us e7q619 efwlcg epxt1e ey7msp f1dnf7 ffe9te fgahit fpygmi fr92ha
  g24ktf g2b33c g3ls9j gfuv5v h36qa9 hnh1jb hpit4n hyj64h hysose i70vo1 if0lhy itct5m j5b6nv j5y73y jboqpt jj1bsb
  jurvc7 jy3cyq kf9h1r l3c74d lba38q lccu6u lcgcu9 lg7vd4 lggb4d lqs2u7 lyqoqd m2i4xj m4s8so mgo15e mn1qhj muf0z0
  mx7kjp n04v7l n8f6od nb1nj nrom4h nynizj odtlol oe1osr oo6dsn p8gpoi pk5u2 pvsa4x q6fl6e q7x6yq qci30x qp6jh7 r91rym
  rf3gbc rmt5l3 roozgo rrqjbt s119zj s38ick s4f27r s5ocic seyxs7 sypzmc sywix6 t2zh5p taz708 tc5aiw trdt6k tw2sgs
  tyvlyc uhh3wo utyg7e v1fxgj v2ot3o vsgyne vzi2yj w3md w6nrj9 wdlq83 wqvxpj wwg84f x0otx3 xbopfq xcs8o1 xd0wk2 xhu4hr
  xr215v xvzym7 y1vq6d yaxrk4 yt1v5k yxaqy2 z6jzso zi9fpy zib5b5 zigpxj zrvp47 zutstv zv53zk zz2jb
`;

const BLOCKED = new Set(FAMOUS.split(/\s+/).filter(Boolean));

/** Returns the hash of a name as stored in the list. */
function hashOfName(firstname: string, lastname: string): string {
  const plain = (firstname + lastname)
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
  return hashString(plain).toString(36);
}

/** Returns whether exactly this name belongs to a well-known player. */
export function isFamous(firstname: string, lastname: string): boolean {
  return BLOCKED.has(hashOfName(firstname, lastname));
}
