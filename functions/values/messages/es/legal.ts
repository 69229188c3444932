import type { RichText, Value } from '../text.ts'

export const sessionCookie = 'Cookie de sesión'
export const essentialCookie = 'Cookie esencial'
export const renewsSignScriptsCannot = 'Renueva su sesión. Los programas de la página no pueden leerla.'
export const untilSignExpires = 'Hasta que cierre sesión o venza'
export const deviceCookie = 'Cookie de dispositivo'
export const remembersSignedStrangers =
  'Recuerda que usted inició sesión aquí, para que los intentos fallidos de extraños no le bloqueen el acceso.'
export const yearAfterLastSigned = 'Un año después de la última vez que inició sesión'
export const localStorage = 'Almacenamiento local'
export const loginTokenBrowserSends = 'La clave de sesión que su navegador envía con cada solicitud.'
export const untilSign = 'Hasta que cierre sesión'
export const nameEmailAddressAccount =
  'Su nombre, correo electrónico y tipo de cuenta, para mostrar quién tiene la sesión iniciada.'
export const rememberedEmail = 'Correo recordado'
export const fillsEmailAddressLogin = 'Escribe su correo electrónico al iniciar sesión, si usted marcó Recordarme.'
export const untilUntick = 'Hasta que lo desmarque'
export const lightDarkChoseOne = 'Claro u oscuro, si usted eligió uno.'
export const untilGoBackSystem = 'Hasta que vuelva al tema del sistema'
export const baseballSoftballChoseOne = 'Béisbol o sóftbol, si usted eligió uno para buscar.'
export const lastSearch = 'El grupo de edad y el lugar de su última búsqueda.'
export const untilSearchWithout = 'Hasta que busque sin ellos'
export const untilChooseSportsClear = 'Hasta que elija todos los deportes o borre los filtros'
export const localStorageServiceWorker = 'Almacenamiento local, service worker'
export const openCheckPage =
  'Si usted abre como organizador una página de registro de llegada: sus jugadores aprobados con los teléfonos de sus familias, las llegadas que todavía no se enviaron, los jugadores que llegaron sin inscripción, con el correo de su madre o padre, hasta que se envíen, y la página misma, para que todo funcione sin conexión.'
export const untilSignListMost = 'Hasta que cierre sesión; la lista, a más tardar hasta el día siguiente'
export const showsNotificationsDeviceTurned = 'Muestra notificaciones en este dispositivo, si usted las activó.'
export const untilTurnOffSign = 'Hasta que las desactive o cierre sesión'
export const draftsLastChangeClosed = 'Borradores, último cambio y recordatorio cerrado'
export const sessionStorage = 'Almacenamiento de sesión'
export const whatTypedButNot =
  'Lo que usted escribió y no ha enviado, cuáles de sus cambios ya debe mostrar una lista y si cerró el recordatorio de confirmar su correo electrónico.'
export const untilCloseTab = 'Hasta que cierre la pestaña'
export const fungoUsesEssentialCookies =
  'Fungo usa solo cookies esenciales, y solo lo necesario para iniciar sesión. No hay cookies de publicidad, ni rastreo, ni análisis de terceros, así que no hay ningún aviso que cerrar.'
export const whatIsStored = 'Qué se guarda'
export const purpose = 'Para qué'
export const kept = 'Se conserva'
export const theLoginToken = 'La clave de sesión'
export const loginTokenKeptBrowsers =
  'Su clave de sesión se guarda en el almacenamiento local de su navegador y dura poco tiempo; la cookie de sesión la renueva y cambia cada vez. Cierre sesión en una computadora que comparte, y las dos dejan de funcionar de inmediato.'
export const humanVerification = 'Verificación de que es una persona'
export const loginSignCheck =
  'Al iniciar sesión y al crear una cuenta se comprueba que usted es una persona. A menos que este sitio use un proveedor externo, la comprobación se hace solo en Fungo y no guarda nada.'
export const yourChoices = 'Sus opciones'
export const clearRefuseCookiesSite =
  'Usted puede borrar o rechazar las cookies y el almacenamiento del sitio en su navegador. Podrá seguir viendo páginas, pero no podrá iniciar sesión sin ellas.'
export const whatCollectWhySees = 'Qué recopilamos, por qué, quién lo ve y cómo pedir que se elimine.'
export const rulesUsingFungoClaiming = 'Las reglas para usar Fungo, para reclamar equipos y jugadores, y para publicar.'
export const essentialCookiesWhatBrowser = 'Las cookies esenciales y lo que su navegador guarda para nosotros.'
export const howFungoTreatsData = 'Cómo trata Fungo sus datos, a usted y a los jugadores que usted cuida.'
export const allLegalPages = 'Todas las páginas legales'
export const onThisPage = 'En esta página'
export const fungoHelpsFamiliesCoaches =
  'Fungo ayuda a familias y entrenadores a encontrar equipos juveniles de béisbol y sóftbol, eventos, pruebas y lugares para jugadores invitados. Esta página dice qué datos requiere eso, quién los ve y qué puede hacer usted al respecto.'
export const dataWeCollect = 'Datos que recopilamos'
export const accountNameEmailAddress =
  'Su cuenta: nombre, correo electrónico, tipo de cuenta y una contraseña que solo nuestro servicio de inicio de sesión puede comprobar.'
export const choicesEmailsWantReceive = 'Sus preferencias: qué correos quiere recibir.'
export const coachEnterDays =
  'Si usted es entrenador y los escribe: las fechas de su verificación de antecedentes y de su capacitación SafeSport, y qué administrador los confirmó. Los usuarios con sesión iniciada ven las fechas confirmadas.'
export const teamsEventsOpportunitiesPost =
  'Los equipos, eventos y oportunidades que usted publica: nombres, lugares, horas, cuotas, descripciones y las personas que usted indica como contactos.'
export const playerProfilesNameAge =
  'Los perfiles de jugadores: nombre, edad o año de nacimiento, posición, lado con que batea y lanza, ciudad, estado y, si usted la agrega, una foto. A las fotos se les quitan los datos de ubicación antes de guardarlas.'
export const registrationsPlayerWaiverAccepted =
  'Las inscripciones: el jugador, la exención de responsabilidad (waiver) que usted aceptó, su versión y cuándo la aceptó, y el número de camiseta, las notas y el teléfono si usted los da. Solo el organizador de esa oportunidad y los administradores ven su nombre, su correo electrónico y ese teléfono. Los mensajes que usted y un organizador se escriben se conservan 180 días.'
export const publicTeamEventPlayer =
  'Las listas públicas de equipos, eventos y jugadores que proporciona un organismo rector. Si una ficha trata de usted o de su hijo o hija, usted puede reclamarla o pedirnos que la quitemos.'
export const emailAddressLeaveReport =
  'El correo electrónico que usted deja con un reporte: enviamos ahí una vez el resultado y después lo borramos.'
export const whatWatchSearchesTeams =
  'Sus alertas: sus búsquedas y los equipos que sigue. Sin una cuenta, también conservamos el correo electrónico que usted confirmó, hasta que cancele las alertas o durante un año.'
export const turnNotificationsDevice =
  'Si usted activa las notificaciones en un dispositivo: el nombre de su navegador, y la dirección y las claves de su servicio de notificaciones.'
export const technicalRecordsRequestsAccount =
  'Registros técnicos: qué solicitudes hizo una cuenta y cuándo, y con qué frecuencia hace solicitudes una cuenta o una dirección IP. Se eliminan en plazos fijos.'
export const howPagesLoad =
  'Cómo fue una de cada diez visitas: el tipo de página, la rapidez con que cargó y el tipo de error. Nada sobre quién la hizo, ninguna dirección ni cookie.'
export const emailCameBack =
  'Que un correo a una dirección fue devuelto o marcado como spam, para no enviar más hasta que usted la confirme de nuevo.'
export const neverStoreBirthDate =
  'Nunca guardamos una fecha de nacimiento, un domicilio, ni el correo electrónico o el teléfono de un menor.'
export const whatUse = 'Para qué los usamos'
export const runSiteShowListings =
  'Para operar el sitio: para mostrar las listas, para hacer llegar las inscripciones al organizador, para enviar los correos que usted pidió y para proteger las cuentas. No hay publicidad ni elaboración de perfiles de usuarios.'
export const noSaleData = 'No vendemos datos'
export const notSellData = 'No vendemos sus datos, ni los alquilamos, ni los intercambiamos. Los compartimos solo:'
export const organizerOpportunityRegister =
  'con el organizador de una oportunidad en la que usted inscribe a un jugador;'
export const companiesHostServersDeliver =
  'con las empresas que alojan nuestros servidores y entregan nuestro correo, que trabajan según nuestras instrucciones;'
export const pushServiceBrowsersMaker =
  'con el servicio de notificaciones del fabricante de su navegador, si usted activa las notificaciones: mensajes cifrados que solo su dispositivo puede leer y que no nombran a ningún menor;'
export const whenLawRequires = 'cuando la ley lo exige.'
export const whoSeesWhat = 'Quién ve qué'
export const anyoneTeamsEventsPublic =
  'Cualquier persona: equipos, eventos y oportunidades públicos; jugadores con el nombre y la inicial del apellido, con edad, ciudad y equipos, y sin foto. Los usuarios con sesión iniciada no ven más. Si la familia eligió “Solo nuestros equipos”, o si un entrenador importó al jugador y la familia no ha elegido: solo número, grupo de edad y posición, en el plantel.'
export const signedUsersConfirmedEmail =
  'Usuarios con sesión iniciada y correo electrónico confirmado: los correos electrónicos de los contactos de un equipo.'
export const coachesWhoseBackgroundCheck =
  'Entrenadores cuya verificación de antecedentes confirmó un administrador: el nombre completo y la foto de un jugador, si la familia eligió eso.'
export const teamsOwnerManagersFull =
  'El responsable y los encargados de un equipo: los nombres completos y las fotos de los jugadores de su plantel.'
export const organizersRegistrationsOwnOpportunities =
  'Organizadores: las inscripciones en sus propias oportunidades, con notas, números de camiseta y exenciones de responsabilidad.'
export const organizersOfEvents =
  'Organizadores de eventos en los que juega un equipo: de los jugadores que el equipo eligió para el evento, el número, el nombre con la inicial del apellido, si la edad corresponde y si usted firmó la exención de responsabilidad (waiver) del evento. Ni la edad ni la fecha de nacimiento.'
export const organizersNearbyTurnGuest =
  'Organizadores cercanos, si usted pone a su jugador como disponible como jugador invitado: que el jugador está disponible para lugares de invitado adecuados, y para pruebas si usted las incluye. Ven al jugador como cualquier persona y pueden enviarle una invitación a usted. Termina después de 60 días, o cuando usted lo desactive.'
export const adminsRecordsRunSite = 'Administradores: todos los registros, para operar el sitio.'
export const playerPagesKeptSearch =
  'Las páginas de jugadores no aparecen en los buscadores. La dirección de una foto deja de funcionar en media hora, para que nadie pueda difundirla.'
export const children = 'Menores'
export const accountsAdultsFungoNot =
  'Las cuentas son para adultos. Fungo no es para menores de 13 años, y no recopilamos a sabiendas datos que ellos nos den. Los perfiles de jugadores tratan de menores, y los crean adultos: un padre, una madre o un tutor, un entrenador, o el organismo rector que tiene al jugador en su lista.'
export const whoeverCreatesClaimsPlayer =
  'Quien crea o reclama un perfil de jugador debe ser el padre, la madre o el tutor del menor, o tener su consentimiento, y lo confirma al hacerlo. Lo mismo vale para una foto y para una inscripción. Conservamos quién confirmó esto para un perfil, cuándo y con qué texto; pueden verlo esa persona y los administradores.'
export const parentGuardianClaimProfile =
  'El padre, la madre o el tutor puede reclamar un perfil que creó un entrenador o un organismo rector, corregirlo y eliminarlo. Un entrenador no puede agregar a un plantel a un jugador reclamado, ni aceptar por él una exención de responsabilidad, sin que el padre, la madre o el tutor acepte.'
export const childGivenDataWrite = 'Si un menor nos ha dado datos, escríbanos y los eliminaremos.'
export const howLongKeep = 'Cuánto tiempo los conservamos'
export const accountUntilDeleteOne =
  'Su cuenta: hasta que usted la elimine. Una cuenta cuyo correo electrónico nunca se confirmó: 90 días.'
export const playerProfilesUntilDelete =
  'Perfiles de jugadores: hasta que usted los elimine, o hasta que nadie haya usado uno durante dos años. Le avisamos 30 días antes de eliminarlo.'
export const registrationsThreeYearsAfter =
  'Inscripciones: tres años después de la oportunidad, o hasta que se elimine el jugador o la oportunidad. El organizador ve su nombre, correo electrónico, teléfono y notas durante los seis meses siguientes.'
export const devicesNotificationsUntilTurn =
  'Dispositivos con notificaciones: hasta que usted las desactive, cierre sesión o elija una contraseña nueva.'
export const recordsDelete30Days =
  'Registros que usted elimina: 30 días, por si quiere recuperarlos. Una cuenta eliminada desaparece de inmediato.'
export const deletedPhotosGoneSite =
  'Fotos eliminadas: desaparecen del sitio de inmediato, y de nuestras copias de seguridad en 30 días.'
export const backupsRecords35Days = 'Copias de seguridad de los registros: 35 días.'
export const logsRequestsThreeMonths =
  'Registros de solicitudes: hasta tres meses; de las direcciones que las hicieron, 30 días.'
export const emailAddressCoachSent =
  'El correo electrónico al que un entrenador envió una invitación: 14 días, o hasta que se responda.'
export const declinedInvitationContact = 'Que usted rechazó una invitación para ser contacto o evaluador: 90 días.'
export const recordChangedWhatTwo = 'El registro de quién cambió qué: dos años, sin los datos del perfil de un menor.'
export const security = 'Seguridad'
export const changes = 'Cambios'
export const whenPolicyChangesWay =
  'Cuando esta política cambie de una manera que le importe a usted, enviaremos un correo a quienes tienen cuenta antes de que entre en vigor.'
export const usingFungoAgreeThese =
  'Al usar Fungo, usted acepta estos términos. Si no está de acuerdo con ellos, no use el sitio.'
export const account = 'Quién puede tener una cuenta'
export const accountsAdults18Older =
  'Las cuentas son para adultos, de 18 años o más. Fungo no es para menores de 13 años; un padre, una madre, un tutor o un entrenador se ocupa del perfil de un jugador. Dé su nombre verdadero, no comparta su contraseña y avísenos si otra persona ha usado su cuenta.'
export const teamsPlayersClaim = 'Equipos y jugadores que usted reclama'
export const claimTeamOnlyManage = 'Reclame un equipo solo si usted lo administra o lo entrena.'
export const claimCreatePlayerOnly =
  'Reclame o cree el perfil de un jugador solo si usted es su padre, madre o tutor, o si tiene el permiso de esa persona.'
export const reviewRejectReleaseClaim =
  'Podemos revisar, rechazar o anular un reclamo, por ejemplo cuando dos personas reclaman el mismo registro.'
export const whatYouPost = 'Lo que usted publica'
export const postOnlyWhatTrue =
  'Publique solo lo que es verdad, lo que tiene derecho a compartir y lo que corresponde a un sitio de deporte juvenil.'
export const neverPostChildsEmail =
  'Nunca publique el correo electrónico, el teléfono, el domicilio o la fecha de nacimiento de un menor.'
export const photosChildNeedPermission = 'Las fotos de un menor necesitan el permiso de su padre, madre o tutor.'
export const whatPostStaysYours =
  'Lo que usted publica sigue siendo suyo. Usted nos permite mostrarlo en Fungo mientras esté publicado.'
export const tryoutsGuestSpotsRegistrations = 'Pruebas, lugares para jugadores invitados e inscripciones'
export const opportunitiesOfferedOrganizersNot =
  'Las oportunidades las ofrecen sus organizadores, no Fungo. Los organizadores deciden quién participa, dirigen la actividad, responden por su seguridad y cobran cualquier cuota. Una exención de responsabilidad (waiver) que usted acepta es entre usted y el organizador. No verificamos los antecedentes de organizadores, entrenadores ni jugadores: conozca al equipo antes de que su hijo o hija juegue con él.'
export const whatNotAllowed = 'Lo que no se permite'
export const harassingThreateningDeceivingAnyone =
  'Acosar, amenazar o engañar a alguien, o ponerse en contacto con un menor.'
export const collectingDataSiteAutomated =
  'Recopilar datos del sitio por medios automáticos, o usarlos para publicidad.'
export const tryingAccessDataNot = 'Intentar acceder a datos que no son suyos, o interrumpir el servicio.'
export const removeContentBlockDelete =
  'Podemos quitar contenido, y bloquear o eliminar cuentas, que incumplan estas reglas.'
export const theService = 'El servicio'
export const workKeepFungoCorrect =
  'Trabajamos para que Fungo sea correcto y esté disponible, pero se ofrece tal como está, sin garantía. Las fichas vienen de muchas personas y de organismos rectores y pueden estar desactualizadas; confirme fechas y lugares con el organizador. En la medida en que la ley lo permita, no somos responsables de daños indirectos ni de lo que ocurra entre usuarios, en eventos o en el campo.'
export const ending = 'Terminación'
export const deleteAccountTime = 'Usted puede eliminar su cuenta en cualquier momento en la configuración de la cuenta.'
export const whenTheseTermsChange =
  'Cuando estos términos cambien de una manera que le importe a usted, enviaremos un correo a quienes tienen cuenta antes de que entren en vigor.'
export const cookiesBrowserStorage = 'Cookies y almacenamiento del navegador'
export const lastUpdated = (date: Value) => `Última actualización: ${date}`
export const questionsWrite = (address: Value) => `¿Preguntas? Escriba a <link>${address}</link>.` as RichText<'link'>
export const profileShowsChildWithout = (address: Value) =>
  `Si un perfil muestra a su hijo o hija sin su consentimiento, repórtelo en su página o escriba a <link>${address}</link>. No necesita una cuenta. Lo ocultamos de inmediato y lo eliminamos si usted nos lo pide.` as RichText<'link'>
export const accountSettings =
  'En la <link>configuración de su cuenta</link>, usted puede corregir su nombre, elegir sus correos, descargar sus datos y eliminar su cuenta. Al eliminarla se borran los datos de su cuenta y los perfiles de jugadores que usted administra, y se retiran sus inscripciones. Un perfil que hace falta en el plantel anterior de un equipo permanece sin nombre, sin foto y sin nada más sobre el menor. Los equipos, eventos y oportunidades de los que otros dependen permanecen sin el nombre de usted.' as RichText<'link'>
export const trafficEncryptedDataEncrypted =
  'Las conexiones están cifradas, los datos están cifrados donde se guardan, y en cada solicitud se comprueba qué puede ver quien la envía. Si alguna vez una filtración le afecta, se lo diremos sin demora. Nuestro <link>programa de seguridad</link> por escrito (en inglés) dice quién es responsable, quién recibe datos de menores, cuánto tiempo se conservan y qué pasa en un incidente.' as RichText<'link'>
export const englishSpanishChoseOne = 'Inglés o español, si usted eligió uno.'
export const untilClearSiteData = 'Hasta que borre los datos del sitio'
