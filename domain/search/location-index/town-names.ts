import { plainName } from './plain-name.ts'

/**
 * Towns with different names in our languages, a line each ("München", "Munich", "ميونخ"): no
 * package has these without the megabytes of a gazetteer (docs/decisions/0078). Names that differ
 * only by accents need no line.
 */
const lines = `
Berlin, Berlín, Berlim, 柏林, برلين
Hamburg, Hamburgo, Hambourg, 汉堡, هامبورغ
Munich, München, Múnich, Munique, 慕尼黑, ميونخ, ميونيخ
Cologne, Köln, Colonia, Colônia, 科隆, كولونيا, كولن
Frankfurt, Frankfurt am Main, Francfort, Fráncfort, Frankfurt/Main, 法兰克福, فرانكفورت
Stuttgart, 斯图加特, شتوتغارت
Düsseldorf, 杜塞尔多夫, دوسلدورف
Nuremberg, Nürnberg, Núremberg, Nuremberga, Norimberga, 纽伦堡, نورنبرغ
Hanover, Hannover, Hanovre, Hanôver, 汉诺威, هانوفر
Dresden, Dresde, Dresda, 德累斯顿, دريسدن
Leipzig, Lipsia, 莱比锡, لايبزيغ
Bremen, Brême, 不来梅, بريمن
Aachen, Aix-la-Chapelle, Aquisgrán, 亚琛, آخن
Brunswick, Braunschweig
Mainz, Mayence, Maguncia
Regensburg, Ratisbonne, Ratisbona
Trier, Trèves, Tréveris
Vienna, Wien, Vienne, Viena, 维也纳, فيينا
Salzburg, Salzbourg, Salzburgo, 萨尔茨堡, سالزبورغ
Zurich, Zürich, Zúrich, Zurique, Zurigo, 苏黎世, زيورخ
Geneva, Genève, Genf, Ginebra, Genebra, Ginevra, 日内瓦, جنيف
Basel, Basle, Bâle, Basilea, 巴塞尔, بازل
Bern, Berne, Berna, 伯尔尼, برن
Lucerne, Luzern, Lucerna, 卢塞恩, لوسرن
Lausanne, Lausana, 洛桑, لوزان
Paris, París, Parigi, 巴黎, باريس
Lyon, Lyons, Lione, Lião, 里昂, ليون
Marseille, Marseilles, Marsella, Marselha, 马赛, مرسيليا
Nice, Niza, Nizza, 尼斯, نيس
Strasbourg, Straßburg, Estrasburgo, 斯特拉斯堡, ستراسبورغ
Bordeaux, Burdeos, Bordéus, 波尔多, بوردو
Toulouse, Tolosa, 图卢兹, تولوز
Brussels, Brüssel, Bruxelles, Brussel, Bruselas, Bruxelas, 布鲁塞尔, بروكسل
Antwerp, Antwerpen, Anvers, Amberes, Antuérpia, 安特卫普, أنتويرب
Ghent, Gent, Gand, Gante, 根特, غنت
Bruges, Brugge, Brügge, Brujas, 布鲁日, بروج
Liège, Lüttich, Lieja, Luik, 列日, لييج
Luxembourg, Luxemburg, Luxemburgo, 卢森堡, لوكسمبورغ
Amsterdam, Ámsterdam, Amsterdão, Amsterdã, 阿姆斯特丹, أمستردام
The Hague, Den Haag, La Haye, La Haya, Haia, 's-Gravenhage, 海牙, لاهاي
Rotterdam, Róterdam, Roterdã, 鹿特丹, روتردام
London, Londres, Londra, 伦敦, لندن
Edinburgh, Édimbourg, Edimburgo, 爱丁堡, إدنبرة
Glasgow, 格拉斯哥, غلاسكو
Manchester, 曼彻斯特, مانشستر
Dublin, Dublín, Dublim, 都柏林, دبلن
Cork, Corcaigh
Copenhagen, København, Kopenhagen, Copenhague, 哥本哈根, كوبنهاغن
Stockholm, Estocolmo, 斯德哥尔摩, ستوكهولم
Gothenburg, Göteborg, Gotemburgo, 哥德堡, غوتنبرغ
Oslo, 奥斯陆, أوسلو
Helsinki, Helsingfors, Helsínquia, 赫尔辛基, هلسنكي
Reykjavik, Reykjavík, Reikiavik, 雷克雅未克, ريكيافيك
Rome, Roma, Rom, 罗马, روما
Milan, Milano, Mailand, Milán, Milão, 米兰, ميلانو
Naples, Napoli, Neapel, Nápoles, 那不勒斯, نابولي
Turin, Torino, Turín, Turim, 都灵, تورينو
Florence, Firenze, Florenz, Florencia, Florença, 佛罗伦萨, فلورنسا
Venice, Venezia, Venedig, Venecia, Venise, Veneza, 威尼斯, البندقية
Genoa, Genova, Genua, Gênes, Génova, 热那亚, جنوة
Bologna, Bolonia, Bologne, Bolonha, 博洛尼亚, بولونيا
Padua, Padova, Padoue
Bolzano, Bozen
Madrid, 马德里, مدريد
Barcelona, Barcelone, 巴塞罗那, برشلونة
Seville, Sevilla, Séville, Sevilha, 塞维利亚, إشبيلية
Valencia, València, Valence, Valência, 巴伦西亚, بلنسية
Zaragoza, Saragossa, Saragosse, Saragoça, 萨拉戈萨, سرقسطة
Bilbao, Bilbo, 毕尔巴鄂, بلباو
San Sebastián, Donostia, Saint-Sébastien
Lisbon, Lisboa, Lissabon, Lisbonne, 里斯本, لشبونة
Porto, Oporto, 波尔图, بورتو
Athens, Athen, Athènes, Atenas, Athina, Αθήνα, 雅典, أثينا
Thessaloniki, Salonica, Saloniki, Salónica, Θεσσαλονίκη
Prague, Praha, Prag, Praga, 布拉格, براغ
Warsaw, Warszawa, Warschau, Varsovie, Varsovia, Varsóvia, 华沙, وارسو
Krakow, Kraków, Krakau, Cracovie, Cracovia, Cracóvia, Cracow, 克拉科夫, كراكوف
Wroclaw, Wrocław, Breslau
Gdansk, Gdańsk, Danzig
Budapest, 布达佩斯, بودابست
Bratislava, Pressburg, 布拉迪斯拉发, براتيسلافا
Ljubljana, Laibach, Liubliana
Zagreb, Agram, 萨格勒布, زغرب
Belgrade, Beograd, Belgrad, Belgrado, Београд, 贝尔格莱德, بلغراد
Bucharest, București, Bukarest, Bucarest, Bucareste, 布加勒斯特, بوخارست
Sofia, Sofía, София, 索非亚, صوفيا
Kyiv, Kiev, Kiew, Київ, Kiew, 基辅, كييف
Lviv, Lemberg, Львів, Lwów
Moscow, Moskva, Moskau, Moscou, Moscú, Moscovo, Москва, 莫斯科, موسكو
Saint Petersburg, St. Petersburg, Sankt Petersburg, Saint-Pétersbourg, San Petersburgo, Санкт-Петербург, 圣彼得堡, سانت بطرسبرغ
Tallinn, Reval
Riga, Rīga, 里加, ريغا
Vilnius, Wilna, Vilna
Istanbul, İstanbul, Estambul, Istambul, 伊斯坦布尔, إسطنبول
Ankara, 安卡拉, أنقرة
Izmir, İzmir, Smyrna, Esmirna
Nicosia, Lefkosia, Nikosia, Λευκωσία
Valletta, La Valette, La Valeta
Dubai, Dubaï, Dubái, 迪拜, دبي
Abu Dhabi, Abou Dabi, Abu Dabi, Abū Ẓaby, 阿布扎比, أبوظبي, أبو ظبي
Sharjah, Schardscha, 沙迦, الشارقة
Ajman, عجمان
Ras Al Khaimah, رأس الخيمة
Al Ain, العين
Doha, 多哈, الدوحة
Manama, 麦纳麦, المنامة
Kuwait City, Kuwait, مدينة الكويت, الكويت
Muscat, Maskat, Mascate, 马斯喀特, مسقط
Riyadh, Riad, Riyad, 利雅得, الرياض
Jeddah, Dschidda, Djeddah, Yeda, Jidá, 吉达, جدة
Mecca, Mekka, Makkah, 麦加, مكة
Medina, Médine, Madinah, 麦地那, المدينة
Dammam, الدمام
Cairo, Kairo, Le Caire, El Cairo, 开罗, القاهرة
Alexandria, Alexandrie, Alejandría, 亚历山大, الإسكندرية
Beirut, Beyrouth, Beyrut, 贝鲁特, بيروت
Amman, Ammán, 安曼, عمان
Damascus, Damaskus, Damas, Damasco, 大马士革, دمشق
Baghdad, Bagdad, Bagdá, 巴格达, بغداد
Jerusalem, Jérusalem, Jerusalén, 耶路撒冷, القدس
Tel Aviv, Tel-Aviv, 特拉维夫, تل أبيب
Casablanca, الدار البيضاء, 卡萨布兰卡
Rabat, 拉巴特, الرباط
Marrakesh, Marrakech, Marrakesch, 马拉喀什, مراكش
Tangier, Tanger, Tánger, طنجة
Tunis, Túnez, Túnis, 突尼斯, تونس
Algiers, Alger, Algier, Argel, 阿尔及尔, الجزائر
Mumbai, Bombay, 孟买, مومباي
Delhi, New Delhi, Neu-Delhi, Nueva Delhi, Nova Délhi, 德里, 新德里, دلهي, نيودلهي
Bengaluru, Bangalore, 班加罗尔, بنغالور
Kolkata, Calcutta, Kalkutta, Calcuta, 加尔各答, كلكتا
Chennai, Madras, 金奈, تشيناي
Pune, Poona
Kochi, Cochin
Beijing, Peking, Pékin, Pekín, Pequim, 北京, 北京市, بكين
Shanghai, Schanghai, Shanghái, Xangai, 上海, 上海市, شنغهاي
Guangzhou, Canton, Kanton, Cantón, 广州, 广州市, غوانزو
Shenzhen, 深圳, 深圳市, شنجن
Hong Kong, Hongkong, 香港, هونغ كونغ
Macau, Macao, 澳门, 澳門, ماكاو
Taipei, Taipeh, Taipéi, 台北, 臺北, 台北市, تايبيه
Tokyo, Tokio, Tóquio, 东京, 東京, 東京都, طوكيو
Osaka, Ōsaka, 大阪, 大阪市, أوساكا
Kyoto, Kyōto, Kioto, Quioto, 京都, كيوتو
Seoul, Séoul, Seúl, Seul, 首尔, 서울, سول
Busan, Pusan, 釜山, 부산
Singapore, Singapur, Singapour, Singapura, Cingapura, 新加坡, سنغافورة
Bangkok, 曼谷, กรุงเทพฯ, بانكوك
Kuala Lumpur, 吉隆坡, كوالالمبور
Jakarta, Djakarta, 雅加达, جاكرتا
Manila, Manille, 马尼拉, مانيلا
Hanoi, Hà Nội, Hanói, 河内, هانوي
Ho Chi Minh City, Saigon, Hồ Chí Minh, Ho-Chi-Minh-Stadt, 胡志明市, مدينة هو تشي منه
New York, New York City, NYC, Nueva York, Nova York, Nova Iorque, 纽约, نيويورك
Los Angeles, Los Ángeles, 洛杉矶, لوس أنجلوس
Chicago, 芝加哥, شيكاغو
San Francisco, São Francisco, 旧金山, سان فرانسيسكو
Philadelphia, Filadelfia, Philadelphie, Filadélfia, 费城, فيلادلفيا
New Orleans, Nueva Orleans, La Nouvelle-Orléans, Nova Orleães, 新奥尔良
Washington, Washington DC, Washington D.C., 华盛顿, واشنطن
Boston, 波士顿, بوسطن
Montreal, Montréal, 蒙特利尔, مونتريال
Quebec, Québec, Quebec City
Toronto, 多伦多, تورنتو
Vancouver, 温哥华, فانكوفر
Mexico City, Ciudad de México, Mexiko-Stadt, Mexico, Cidade do México, CDMX, 墨西哥城, مكسيكو سيتي
Havana, La Habana, Havanna, La Havane, 哈瓦那, هافانا
São Paulo, Sao Paulo, 圣保罗, ساو باولو
Rio de Janeiro, Río de Janeiro, 里约热内卢, ريو دي جانيرو
Brasília, Brasilia, 巴西利亚, برازيليا
Buenos Aires, 布宜诺斯艾利斯, بوينس آيرس
Santiago, Santiago de Chile, 圣地亚哥, سانتياغو
Bogotá, Bogota, 波哥大, بوغوتا
Sydney, Sídney, 悉尼, سيدني
Melbourne, 墨尔本, ملبورن
Cape Town, Kapstadt, Le Cap, Ciudad del Cabo, Cidade do Cabo, Kaapstad, 开普敦, كيب تاون
Johannesburg, Johannesburgo, 约翰内斯堡, جوهانسبرغ
Nairobi, 内罗毕, نيروبي
`

/** All spellings of a town, by each of them. */
export const townNames: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(', ').map(plainName))
    .flatMap((names) => names.map((name) => [name, names] as const)),
)
