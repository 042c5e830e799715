import type { healthTexts as english } from '#src/texts/health.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const second = [1, 'seconde', 'secondes'] as const;
const longer = [
  [24 * 3600, 'jour', 'jours'],
  [3600, 'heure', 'heures'],
  [60, 'minute', 'minutes'],
] as const;

function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [unit, one, many] = longer.find(([each]) => whole >= each) ?? second;
  return plural(Math.floor(whole / unit), { one: `{n} ${one}`, other: `{n} ${many}` });
}

function size(bytes: number): string {
  const unit = [1e9, 1e6, 1e3].find((each) => bytes >= each) ?? 1;
  const name = { 1e9: 'Go', 1e6: 'Mo', 1e3: 'ko', 1: 'octets' }[unit];
  const value = bytes / unit;
  const shown = value >= 100 || unit === 1 ? digits(Math.round(value)) : value.toFixed(1).replace('.', ',');
  return `${shown} ${name}`;
}

export const healthTexts: Translation<typeof english> = {
  nav: 'Santé',
  title: 'Santé du site',
  readAt: (moment) => `Relevé : ${moment}.`,
  refresh: 'Actualiser',
  failed: 'L’état du site n’a pas pu être lu. Les détails sont dans le journal.',
  retry: 'Réessayer',
  none: 'Aucun',
  never: 'Jamais',
  ago: (moment, seconds) => `${moment} (il y a ${duration(seconds)})`,
  size,
  maintenance: {
    title: 'Mode maintenance',
    lead: 'On peut parcourir le site, mais personne ne peut rien modifier, admins compris. Les tâches de fond et les e-mails attendent.',
    state: 'Statut',
    off: 'Désactivé',
    since: 'Activé depuis le',
    text: 'Texte',
    begin: 'Commencer la maintenance…',
    change: 'Modifier le texte…',
    end: 'Terminer la maintenance',
    dialogTitle: 'Arrêter toute modification ?',
    dialogText:
      'Réservations, messages, nouvelles annonces et connexions sont bloqués jusqu’à la fin. Chaque page affiche votre texte. Seuls les admins peuvent se connecter.',
    field: 'Texte pour les visiteurs',
    hint: 'Pourquoi, et jusqu’à quand : « Nous déménageons. Retour à 18 h. » 200 caractères au maximum.',
    cancel: 'Annuler',
    submit: 'Commencer la maintenance',
    save: 'Enregistrer',
    begun: 'Maintenance commencée',
    ended: 'Maintenance terminée',
    failed: 'Une erreur s’est produite. Rien n’a été modifié. Réessayez.',
  },
  mails: {
    title: 'E-mails',
    lead: 'Les e-mails de tous les processus. La newsletter a sa propre page.',
    transport: 'Envoyés par',
    transports: {
      smtp: 'Le serveur de messagerie de SMTP_URL',
      outbox:
        'Pas de serveur de messagerie. SMTP_URL n’est pas définie : les e-mails sont enregistrés dans le dossier outbox',
    },
    waiting: 'En attente',
    retrying: 'À réessayer',
    sending: 'En cours d’envoi',
    givenUp: 'Échecs définitifs',
    oldest: 'Plus ancien non envoyé',
    lastDelivered: 'Dernier remis',
    test: 'Envoyer un e-mail de test',
    testHint: 'À votre propre adresse, cinq par heure au maximum.',
    testFailed: 'L’e-mail de test n’a pas pu être mis en file d’attente. Réessayez.',
    onItsWay: (to) => `L’e-mail de test pour ${to} est dans la file d’attente…`,
    stillWaiting:
      'L’e-mail de test est toujours dans la file d’attente. Soit beaucoup d’e-mails le précèdent, soit aucun processus n’exécute les tâches de fond.',
    lost: 'Le résultat de l’e-mail de test n’est plus connu.',
    accepted: 'Le serveur de messagerie a accepté l’e-mail de test. Consultez votre boîte de réception.',
    written:
      'L’envoi est désactivé : l’e-mail de test a été enregistré dans le dossier outbox. Définissez SMTP_URL pour envoyer des e-mails.',
    refused: 'L’e-mail de test n’a pas été envoyé.',
    answer: (text) => `Le serveur de messagerie : ${text}`,
    cause: (text) => `Cause : ${text}`,
  },
  backup: {
    title: 'Sauvegarde',
    lead: (host) => `Sauvegardes faites sur ${host}, la machine qui a envoyé cette page.`,
    last: 'Dernière sauvegarde',
    never: 'Jamais. Faites-en une avec : npm run backup -- --verify',
    size: 'Taille',
    took: 'Durée',
    duration,
    where: 'Emplacement',
    notNoted: 'Non enregistré',
    verified: 'Vérifiée',
    unverified: 'Pas encore. Vérifiez-la avec : npm run backup -- --verify DOSSIER',
    failed: 'Dernier échec',
  },
  disk: {
    title: 'Disque',
    lead: (host) => `Disques de la machine ${host}.`,
    holds: { state: 'Dossier d’état', photos: 'Photos', database: 'Base de données' },
    free: (free, total) => `${size(free)} libres sur ${size(total)}`,
    at: (mount) => `monté sur ${mount}`,
    database: 'Taille de la base de données',
    photos: 'Photos',
    photosElsewhere: {
      bucket: 'Dans le bucket de S3_BUCKET',
      host: 'Chez l’hébergeur d’images',
    },
    cannotWrite: 'Accès en écriture',
    writes: 'Oui',
    faults: {
      database: {
        full: 'Le disque de la base de données est plein.',
        'read-only': 'La base de données est en lecture seule.',
      },
      files: {
        full: 'Le disque du dossier d’état est plein.',
        'read-only': 'Le dossier d’état est en lecture seule.',
      },
    },
    unknown: 'L’espace disque n’a pas pu être déterminé.',
  },
  version: {
    title: 'Version',
    version: 'Version',
    commit: 'Commit',
    noCommit: 'Inconnu (pas une version publiée)',
    node: 'Node',
    postgres: 'PostgreSQL',
    migrations: 'Migrations',
    migrated: (count, last) => `${digits(count)} ; dernière : ${last}`,
    processes: 'Processus',
    process: (host, pid) => `${host}, processus ${pid}`,
    started: (moment) => `démarré : ${moment}`,
    of: (version, commit, node) => `version ${version}${commit ? `, commit ${commit}` : ''}, Node ${node}`,
    clock: (ahead) =>
      `L’horloge ${ahead > 0 ? 'avance' : 'retarde'} de ${duration(Math.abs(ahead))} sur celle de la base de données. Synchronisez les deux.`,
    differs:
      'Diffère d’un processus à l’autre : les pages changent à chaque requête. Donnez partout la même valeur.',
    value: (process, value) => `${process} : ${value ?? 'non défini'}`,
    noProcess: 'Aucun ne s’est signalé depuis une minute',
  },
  errors: {
    title: 'Erreurs des dernières 24 heures',
    lead: 'Lignes du journal de niveau 50 et plus, tous processus confondus. Les détails sont dans le journal.',
    none: 'Aucune erreur ces dernières 24 heures.',
    times: (count) => plural(count, { other: '{n} fois' }),
    last: (moment) => `dernière : ${moment}`,
    request: 'Requête',
  },
  jobs: {
    title: 'Tâches en échec',
    lead: 'Tâches de fond dont tous les essais ont échoué. Relancez-les avec : npm run jobs -- again',
    none: 'Aucune tâche en échec.',
    since: (moment) => `depuis : ${moment}`,
    unknownReason: 'cause inconnue',
  },
};
