import { agriculture } from '../vocabulary/agriculture.ts';
import { care } from '../vocabulary/care.ts';
import { construction } from '../vocabulary/construction.ts';
import { culture } from '../vocabulary/culture.ts';
import { education } from '../vocabulary/education.ts';
import { engineering } from '../vocabulary/engineering.ts';
import { finance } from '../vocabulary/finance.ts';
import { healthcare } from '../vocabulary/healthcare.ts';
import { informationTechnology } from '../vocabulary/information-technology.ts';
import { law } from '../vocabulary/law.ts';
import { management } from '../vocabulary/management.ts';
import { publicNeeds } from '../vocabulary/public-needs.ts';
import { safety } from '../vocabulary/safety.ts';
import { vocationalSkills } from '../vocabulary/vocational-skills.ts';
import type { FieldWords } from '../vocabulary/index.ts';

/** The `organization_type` dictionary. */
export const organizationTypes = [
  { key: '1', value: '继续教育学院' },
  { key: '2', value: '职业培训学校' },
  { key: '3', value: '行业协会' },
  { key: '4', value: '公共实训基地' },
  { key: '5', value: '企业培训中心' },
] as const;

/** What is told of an invented institution. */
export interface InstitutionWords {
  name: string;
  type: (typeof organizationTypes)[number]['key'];
  areaCode: string;
  areaName: string;
  address: string;
  areaDialling: string;
  contact: string;
  foundedYear: number;
  teaches: readonly FieldWords[];
  /** One sentence that follows the name. */
  about: string;
}

/** The institutions in the order of their ids: append, never insert. */
export const institutionWords: readonly InstitutionWords[] = [
  { name: '盐城栖桐继续教育学院', type: '1', areaCode: '320902', areaName: '亭湖区', address: '江苏省盐城市亭湖区栖桐路18号', areaDialling: '0515', contact: '周老师', foundedYear: 2003, teaches: [publicNeeds, education, finance, management], about: '面向沿海地区专业技术人员开展公需科目和专业科目培训，形成了线上学习与线下研修相结合的教学模式' },
  { name: '江苏云汀专业技术人员培训中心', type: '1', areaCode: '320903', areaName: '盐都区', address: '江苏省盐城市盐都区云汀大道66号', areaDialling: '0515', contact: '钱老师', foundedYear: 2008, teaches: [publicNeeds, engineering, informationTechnology], about: '以工程技术和数字技术人才培养为重点，与本地装备制造、新能源企业共建课程' },
  { name: '盐城鹤渚护理培训学院', type: '1', areaCode: '320924', areaName: '射阳县', address: '江苏省盐城市射阳县合德镇鹤渚路9号', areaDialling: '0515', contact: '沈老师', foundedYear: 2006, teaches: [healthcare, care], about: '专注护理、康复和养老照护人才的规范化培训，建有模拟病房和居家照护实训室' },
  { name: '盐都区匠作坊职业培训学校', type: '2', areaCode: '320903', areaName: '盐都区', address: '江苏省盐城市盐都区潘黄街道匠作路3号', areaDialling: '0515', contact: '顾老师', foundedYear: 2011, teaches: [vocationalSkills, engineering, safety], about: '开设电工、焊工、钳工等职业技能培训，实训工位充足，教学以动手为主' },
  { name: '大丰麋原农业科技培训中心', type: '4', areaCode: '320904', areaName: '大丰区', address: '江苏省盐城市大丰区大中街道麋原路27号', areaDialling: '0515', contact: '吴老师', foundedYear: 2009, teaches: [agriculture], about: '服务沿海垦区的种植户、养殖户和农技人员，把课堂办在示范田和塘口边' },
  { name: '东台海岬安全技术培训中心', type: '5', areaCode: '320981', areaName: '东台市', address: '江苏省盐城市东台市东台镇海堤路112号', areaDialling: '0515', contact: '丁老师', foundedYear: 2012, teaches: [safety, construction], about: '从事安全生产管理人员、特种作业人员培训，配备有限空间、高处作业等实操场地' },
  { name: '建湖芦荡文化艺术研习院', type: '1', areaCode: '320925', areaName: '建湖县', address: '江苏省盐城市建湖县近湖街道柳堤路5号', areaDialling: '0515', contact: '陆老师', foundedYear: 2014, teaches: [culture, education], about: '立足里下河水乡，开展非遗传承、群众文艺和文旅服务人员培训' },
  { name: '阜宁射河建筑工程培训学校', type: '2', areaCode: '320923', areaName: '阜宁县', address: '江苏省盐城市阜宁县阜城街道射河南路88号', areaDialling: '0515', contact: '孙老师', foundedYear: 2007, teaches: [construction, safety], about: '面向施工企业开展现场专业人员和注册人员继续教育，课程由一线项目总工讲授' },
  { name: '滨海县潮生职业技能培训学校', type: '2', areaCode: '320922', areaName: '滨海县', address: '江苏省盐城市滨海县东坎街道潮生路41号', areaDialling: '0515', contact: '徐老师', foundedYear: 2013, teaches: [vocationalSkills, care, agriculture], about: '为转岗就业人员、农村劳动者提供家政、餐饮和养老护理培训' },
  { name: '响水灌河化工安全实训基地', type: '4', areaCode: '320921', areaName: '响水县', address: '江苏省盐城市响水县响水镇灌河路200号', areaDialling: '0515', contact: '王老师', foundedYear: 2019, teaches: [safety, engineering], about: '建有化工特殊作业实训装置，承担化工企业从业人员的安全技能提升培训' },
  { name: '盐城市知桥财会培训中心', type: '2', areaCode: '320902', areaName: '亭湖区', address: '江苏省盐城市亭湖区知桥街77号', areaDialling: '0515', contact: '朱老师', foundedYear: 2005, teaches: [finance, law], about: '长期从事会计人员继续教育和企业财税培训，讲师均有十年以上实务经验' },
  { name: '江苏青芦法律与知识产权研修院', type: '1', areaCode: '320106', areaName: '南京市鼓楼区', address: '江苏省南京市鼓楼区青芦巷12号', areaDialling: '025', contact: '许老师', foundedYear: 2015, teaches: [law, management], about: '为企业法务、知识产权专员和基层法治工作者提供专题研修' },
  { name: '盐城黄海潮数字技术培训学校', type: '2', areaCode: '320902', areaName: '亭湖区', address: '江苏省盐城市亭湖区数汇路1号3幢', areaDialling: '0515', contact: '何老师', foundedYear: 2018, teaches: [informationTechnology, vocationalSkills], about: '开设软件开发、数据分析、网络安全等课程，以项目实训见长' },
  { name: '南通濠畔医学继续教育中心', type: '1', areaCode: '320613', areaName: '南通市崇川区', address: '江苏省南通市崇川区濠畔路35号', areaDialling: '0513', contact: '陈老师', foundedYear: 2010, teaches: [healthcare], about: '组织临床、药学、公共卫生等方向的继续医学教育，重视基层适宜技术推广' },
  { name: '淮安清晏教师发展研修院', type: '1', areaCode: '320812', areaName: '淮安市清江浦区', address: '江苏省淮安市清江浦区清晏路20号', areaDialling: '0517', contact: '蒋老师', foundedYear: 2004, teaches: [education, culture], about: '面向中小学、幼儿园和职业院校教师开展专业发展研修，以课例研究为特色' },
  { name: '盐城梧声企业管理协会', type: '3', areaCode: '320902', areaName: '亭湖区', address: '江苏省盐城市亭湖区企联路6号', areaDialling: '0515', contact: '唐老师', foundedYear: 1999, teaches: [management, finance, publicNeeds], about: '为会员企业提供人力资源、生产运营和领导力培训，组织同行交流与参观学习' },
];
